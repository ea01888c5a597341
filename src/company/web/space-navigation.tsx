import {
  Activity,
  Building2,
  LayoutDashboard,
  Package,
  ReceiptText,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { SelectField } from '#ui/select-field.tsx';
import { useCurrentInSight } from '#ui/use-current-in-sight.ts';
import type { Space } from '../contract.ts';
import type { CompanyAct } from '../rules/roles.ts';
import { useSpace } from './space-context.ts';

const PLACES = [
  ['/dashboard', 'overview', LayoutDashboard, undefined],
  ['/dashboard/listening', 'listening', Activity, 'read-mood'],
  ['/dashboard/risks', 'risks', ShieldCheck, 'read-risks'],
  ['/dashboard/employees', 'employees', Users, 'keep-employees'],
  ['/dashboard/boxes', 'boxes', Package, 'order-boxes'],
  ['/dashboard/billing', 'billing', ReceiptText, 'order-boxes'],
  ['/dashboard/settings', 'settings', Settings, 'see-places'],
] as const satisfies readonly (readonly [string, string, unknown, CompanyAct | undefined])[];

type SpaceNavigationProps = {
  readonly spaces: readonly Space[];
  readonly onChoose: (id: string) => void;
};

/** The screens of a space; a column beside them, a row above them on small screens. */
export function SpaceNavigation({ spaces, onChoose }: SpaceNavigationProps) {
  const t = useTranslations('company.space');
  const space = useSpace();
  const list = useCurrentInSight();
  return (
    <div className="min-w-0 print:hidden lg:sticky lg:top-24 lg:self-start">
      {spaces.length > 1 ? (
        <SelectField
          name="company"
          label={t('navigation.company')}
          value={space.id}
          onChange={(event) => onChoose(event.currentTarget.value)}
          options={spaces.map(({ id, legalName }) => ({ value: id, label: legalName }))}
        />
      ) : (
        <p className="flex items-center gap-2 font-title text-lg">
          <Building2 aria-hidden className="size-5 shrink-0 text-primary" />
          <span className="min-w-0 truncate">{space.legalName}</span>
        </p>
      )}
      <nav aria-label={t('navigation.label')} className="mt-3 lg:mt-5">
        <ul
          ref={list}
          className="relative -mx-5 flex gap-1 overflow-x-auto px-5 pb-2 lg:mx-0 lg:flex-col lg:px-0"
        >
          {PLACES.filter(([, , , act]) => act === undefined || space.can(act)).map(
            ([to, name, Icon]) => (
              <li key={to}>
                <NavLink to={to} end={to === '/dashboard'} prefetch="intent" className={LINK}>
                  <Icon aria-hidden className="size-5 shrink-0" />
                  {t(`navigation.${name}`)}
                </NavLink>
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}

const LINK =
  'flex min-h-11 items-center gap-3 whitespace-nowrap rounded-md px-3 py-2 text-ink-soft no-underline ' +
  'hover:bg-sunken hover:text-ink aria-[current]:bg-primary-tint aria-[current]:font-semibold ' +
  'aria-[current]:text-primary';
