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
import { useTranslations } from 'use-intl';
import { SelectField } from '#ui/select-field.tsx';
import { SideNavigation } from '#ui/side-navigation.tsx';
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
          <span className="min-w-0 wrap-anywhere">{space.legalName}</span>
        </p>
      )}
      <div className="mt-3 lg:mt-5">
        <SideNavigation
          label={t('navigation.label')}
          places={PLACES.filter(([, , , act]) => act === undefined || space.can(act)).map(
            ([to, name, icon]) => ({
              to,
              label: t(`navigation.${name}`),
              icon,
              isExact: to === '/dashboard',
            }),
          )}
        />
      </div>
    </div>
  );
}
