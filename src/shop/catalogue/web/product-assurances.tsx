import { BadgeCheck, CalendarDays, RefreshCw, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PREPARATION_WORKING_DAYS } from '#shop/sales/rules/wished-week.ts';
import type { ProductDetail } from '../contract.ts';
import { frenchShareOf } from '../rules/origin.ts';

type ProductAssurancesProps = {
  readonly product: ProductDetail;
  readonly exchangeDays: number | undefined;
};

/** What one wants to be sure of before buying: how it comes, when, what if, and from where. */
export function ProductAssurances({ product, exchangeDays }: ProductAssurancesProps) {
  const t = useTranslations('catalogue.product.price');
  const { kind, items } = product;
  const share = frenchShareOf(items);
  if (product.status !== 'published') return null;
  return (
    <ul className="grid gap-2.5 border-t border-line pt-5 text-sm">
      <Assurance icon={<Truck />}>{t('delivery')}</Assurance>
      {kind === 'box' && (
        <Assurance icon={<CalendarDays />}>
          {t('week', { workingDays: PREPARATION_WORKING_DAYS })}
        </Assurance>
      )}
      {exchangeDays !== undefined && kind !== 'licence' && (
        <Assurance icon={<RefreshCw />}>
          {t.rich('exchange', {
            days: exchangeDays,
            how: (words) => <Link to="/cgv#exchange">{words}</Link>,
          })}
        </Assurance>
      )}
      {share.total > 0 && (
        <Assurance icon={<BadgeCheck />}>
          {t.rich('origin', {
            proven: share.proven,
            total: share.total,
            passport: (words) => <a href="#origin">{words}</a>,
          })}
        </Assurance>
      )}
    </ul>
  );
}

function Assurance({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden className="mt-0.5 shrink-0 text-accent [&>svg]:size-5">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}
