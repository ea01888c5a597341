import {
  Boxes,
  Building2,
  FolderOpen,
  Handshake,
  House,
  Image,
  MessagesSquare,
  PackageCheck,
  SlidersHorizontal,
} from 'lucide-react';

/** The places of the staff area, what is opened most first. */
export const STAFF_PLACES = [
  ['/cms', 'home', House],
  ['/cms/orders', 'orders', PackageCheck],
  ['/cms/requests', 'requests', MessagesSquare],
  ['/cms/products', 'products', Boxes],
  ['/cms/images', 'images', Image],
  ['/cms/media', 'media', FolderOpen],
  ['/cms/partners/applications', 'partners', Handshake],
  ['/cms/companies', 'companies', Building2],
  ['/cms/settings', 'settings', SlidersHorizontal],
] as const;

/** One place with two addresses: who stands at either is there. */
export function staffPlaceAt(to: string, pathname: string): string {
  const isPartners = to.startsWith('/cms/partners/') && pathname.startsWith('/cms/partners/');
  return isPartners ? pathname : to;
}
