import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { formatMoney } from '#basics/money.ts';
import { monthName } from '#basics/month-name.ts';
import { may } from '#company/rules/roles.ts';
import { chosenCompany } from '#company/web/chosen-space.ts';
import { useSpaces } from '#company/web/use-spaces.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { Quote } from '#shop/contract.ts';
import { withVat } from '#shop/rules/vat.ts';
import { Notice } from '#ui/notice.tsx';
import type { PreviewGifts } from '../contract.ts';

type GiftWarningProps = { readonly quote: Quote };

/** Before boxes are ordered: who would be over the limit of the year, if everybody received one of each. */
export function GiftWarning({ quote }: GiftWarningProps) {
  const { session } = useSession();
  return session ? <OfSomebody quote={quote} userId={session.user.id} /> : null;
}

function OfSomebody({ quote, userId }: GiftWarningProps & { userId: string }) {
  const { data } = useSpaces(userId);
  const spaces = (data?.spaces ?? []).filter(({ roles }) => may(roles, 'order-boxes'));
  const chosen = chosenCompany();
  const space = spaces.find(({ id }) => id === chosen) ?? spaces[0];
  return space ? <OfCompany quote={quote} companyId={space.id} /> : null;
}

function OfCompany({ quote, companyId }: GiftWarningProps & { companyId: string }) {
  const t = useTranslations('gifts.warning');
  const language = useLocale();
  const wish = { companyId, ...giftsIn(quote) };
  const { data } = useQuery({
    queryKey: ['gifts', companyId, 'preview', wish],
    queryFn: () => callFunction<PreviewGifts>('preview-gifts', wish),
    enabled: wish.onceCents + wish.monthlyCents > 0,
  });
  if (!data) return null;
  const limit = formatMoney(data.limitCents, language);
  const value = formatMoney(wish.onceCents + wish.monthlyCents, language);
  const more = Math.min(data.overAfter - data.overNow, mostReceivers(quote));
  if (more === 0 && data.overNow === 0) return null;
  return (
    <div role="status">
      <Notice kind="warning" title={t('title', { year: String(data.year) })}>
        {more > 0 && <p>{t('crossing', { count: more, value, limit })}</p>}
        {more > 0 && data.firstMonth && (
          <p>{t('first', { month: monthName(data.firstMonth, language) })}</p>
        )}
        {data.overNow > 0 && <p>{t('already', { count: data.overNow, limit })}</p>}
        <p>
          <Link to="/dashboard/boxes/gifts">{t('meter')}</Link>
        </p>
      </Notice>
    </div>
  );
}

/** What somebody receives who is given one of each line, VAT included: once, and each month. */
function giftsIn({ lines }: Quote) {
  const gifts = lines.filter(({ kind, problem }) => kind !== 'licence' && problem === null);
  const sum = (isMonthly: boolean) =>
    gifts
      .filter(({ kind }) => (kind === 'subscription') === isMonthly)
      .reduce((total, line) => total + withVat(line.unitNetCents, line.rateBasisPoints), 0);
  return { onceCents: sum(false), monthlyCents: sum(true) };
}

function mostReceivers({ lines }: Quote): number {
  return Math.max(
    0,
    ...lines.filter(({ kind }) => kind !== 'licence').map((line) => line.quantity),
  );
}
