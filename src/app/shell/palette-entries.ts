import {
  BellRing,
  Boxes,
  Building2,
  CirclePlus,
  FileText,
  Gift,
  Handshake,
  Keyboard,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  PackageCheck,
  ShoppingBasket,
  Upload,
  UserRound,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type CompanyAct, may } from '#basics/roles.ts';
import type { Command } from '#ui/command-dialog.tsx';
import type { Ownership } from './use-own-places.ts';

/** What one chooses leads somewhere, or opens something over the page. */
export type Entry = Command & ({ readonly to: string } | { readonly opens: 'help' | 'shortcuts' });

export const FOUND_ICONS = {
  employees: UserRound,
  orders: PackageCheck,
  companies: Building2,
  products: Boxes,
  partners: Handshake,
} as const;

/** Below the places of a space. */
const SPACE_PAGES = [
  ['/dashboard/risks/alerts', 'alerts', 'read-risks', BellRing],
  ['/dashboard/risks/units', 'units', 'read-risks', FileText],
  ['/dashboard/risks/actions', 'measures', 'read-risks', FileText],
  ['/dashboard/risks/versions', 'versions', 'read-risks', FileText],
  ['/dashboard/risks/registers', 'registers', 'read-risks', FileText],
  ['/dashboard/listening/questions', 'questions', 'read-mood', FileText],
  ['/dashboard/listening/questionnaire', 'questionnaire', 'read-mood', FileText],
  ['/dashboard/listening/attack', 'attack', 'read-mood', FileText],
  ['/dashboard/boxes/gifts', 'gifts', 'order-boxes', Gift],
  ['/dashboard/settings/journal', 'journal', 'read-journal', FileText],
] as const satisfies readonly (readonly [string, string, CompanyAct, LucideIcon])[];

const SPACE_ACTIONS = [
  ['/box', 'order', 'order-boxes', ShoppingBasket],
  ['/dashboard/employees/import', 'importEmployees', 'keep-employees', Upload],
  ['/dashboard/boxes/gifts/give', 'give', 'order-boxes', Gift],
] as const satisfies readonly (readonly [string, string, CompanyAct, LucideIcon])[];

/** Below the places of staff. */
const STAFF_PAGES = [
  ['/cms/orders?view=transfers', 'transfers'],
  ['/cms/orders?view=credit', 'credit'],
  ['/cms/orders?view=subscriptions', 'subscriptions'],
  ['/cms/requests?view=quotes', 'quotes'],
  ['/cms/requests?view=templates', 'templates'],
  ['/cms/partners/approved', 'approved'],
  ['/cms?view=journal', 'journal'],
] as const;

/** Pages that stand below the places, as far as one may open them. */
export function useDeeperPages({ isAmongStaff, space }: Ownership): readonly Entry[] {
  const staff = useTranslations('palette.staff');
  const t = useTranslations('palette.space');
  if (isAmongStaff)
    return STAFF_PAGES.map(([to, name]) => ({ id: to, label: staff(name), icon: FileText, to }));
  return SPACE_PAGES.filter(([, , act]) => space && may(space.roles, act)).map(
    ([to, name, , icon]) => ({ id: to, label: t(name), icon, to }),
  );
}

/** What one may do from anywhere. */
export function useActions({ isAmongStaff, space }: Ownership): readonly Entry[] {
  const t = useTranslations('palette');
  const own = isAmongStaff
    ? [
        {
          id: 'new',
          label: t('staffActions.newProduct'),
          icon: CirclePlus,
          to: '/cms/products/new',
        },
      ]
    : SPACE_ACTIONS.filter(([, , act]) => space && may(space.roles, act)).map(
        ([to, name, , icon]) => ({ id: to, label: t(`spaceActions.${name}`), icon, to }),
      );
  return [
    ...own,
    { id: 'help', label: t('actions.help'), icon: LifeBuoy, opens: 'help' },
    {
      id: 'shortcuts',
      label: t('actions.shortcuts'),
      hint: '?',
      icon: Keyboard,
      opens: 'shortcuts',
    },
    { id: 'out', label: t('actions.signOut'), icon: LogOut, to: '/auth/logout' },
  ];
}
