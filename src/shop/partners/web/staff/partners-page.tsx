import { ArrowLeft } from 'lucide-react';
import { Link, type LoaderFunctionArgs, NavLink, useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useListAddress, useListLink } from '#platform/browser/use-list-address.ts';
import { pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { TAB_LOOK } from '#ui/tab-links.tsx';
import {
  PARTNER_SORTS,
  type PartnerWish,
  STATES_OF,
  type StateFilter,
  type PartnerView as View,
} from '../../rules/listed-partners.ts';
import { PartnerView } from './partner-view.tsx';
import { PartnersList } from './partners-list.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context.get(pageContext).messages('partners.staffPartners', 'catalogue.staffItems'),
  };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

const TABS: readonly (readonly [to: string, view: View])[] = [
  ['/cms/partners/applications', 'applications'],
  ['/cms/partners/approved', 'approved'],
];

/** Whoever applies and whoever is partner: the same screen for both; one of them is opened by `?partner=`. */
export default function PartnersPage() {
  const { pathname } = useLocation();
  const view = TABS.find(([to]) => pathname.replace(/\/$/, '') === to)?.[1] ?? 'applications';
  return <Partners key={view} view={view} />;
}

function Partners({ view }: { view: View }) {
  const t = useTranslations('partners.staffPartners');
  const [parameters] = useSearchParams();
  const opened = parameters.get('partner');
  const linkTo = useListLink();
  const [wish, change] = useListAddress<PartnerWish>(({ text, oneOf, page }) => ({
    view,
    search: text('q'),
    state: oneOf<StateFilter>('state', STATES_OF[view]) ?? '',
    sort: oneOf('sort', PARTNER_SORTS) ?? (view === 'applications' ? 'newest' : 'company'),
    page: page(),
  }));
  if (opened !== null) {
    return (
      <>
        <p>
          <Link
            to={linkTo({ partner: '' })}
            className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
          >
            <ArrowLeft aria-hidden className="size-5" />
            {t(`back.${view}`)}
          </Link>
        </p>
        <PartnerView key={opened} applicationId={opened} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t(`titles.${view}`)} />
      <PageTitle size="small" title={t(`titles.${view}`)} intro={t(`intros.${view}`)} />
      <nav aria-label={t('tabs')} className="-mt-2 mb-6">
        <ul className="flex gap-x-5 overflow-x-auto border-b border-line">
          {TABS.map(([to, name]) => (
            <li key={to}>
              <NavLink to={to} prefetch="intent" className={TAB_LOOK}>
                {t(`titles.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <PartnersList wish={wish} onChange={change} />
    </>
  );
}
