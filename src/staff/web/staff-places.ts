import {
  Boxes,
  Building2,
  FolderOpen,
  Handshake,
  House,
  Image,
  type LucideIcon,
  MessagesSquare,
  PackageCheck,
  SlidersHorizontal,
  UsersRound,
} from 'lucide-react';
import type { StaffAct } from '#basics/roles.ts';

type StaffPlace = readonly [to: string, name: StaffPlaceName, icon: LucideIcon, act: StaffAct];
export type StaffPlaceName =
  | 'home'
  | 'orders'
  | 'requests'
  | 'products'
  | 'images'
  | 'media'
  | 'partners'
  | 'companies'
  | 'settings'
  | 'team';

/** The places of the staff area, what is opened most first, each with what one must be allowed to do there. */
export const STAFF_PLACES: readonly StaffPlace[] = [
  ['/cms', 'home', House, 'see-work'],
  ['/cms/orders', 'orders', PackageCheck, 'see-orders'],
  ['/cms/requests', 'requests', MessagesSquare, 'answer-requests'],
  ['/cms/products', 'products', Boxes, 'keep-catalogue'],
  ['/cms/images', 'images', Image, 'keep-catalogue'],
  ['/cms/media', 'media', FolderOpen, 'keep-catalogue'],
  ['/cms/partners/applications', 'partners', Handshake, 'keep-partners'],
  ['/cms/companies', 'companies', Building2, 'read-companies'],
  ['/cms/settings', 'settings', SlidersHorizontal, 'keep-texts'],
  ['/cms/team', 'team', UsersRound, 'keep-team'],
];

/** What one must be allowed to do at this address; undefined where it belongs to no place. */
export function staffActAt(pathname: string): StaffAct | undefined {
  const isAt = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  const place = STAFF_PLACES.find(
    ([to]) => to !== '/cms' && isAt(to.replace(/\/applications$/, '')),
  );
  return place?.[3];
}

/** One place with two addresses: who stands at either is there. */
export function staffPlaceAt(to: string, pathname: string): string {
  const isPartners = to.startsWith('/cms/partners/') && pathname.startsWith('/cms/partners/');
  return isPartners ? pathname : to;
}
