import type { ReactNode } from 'react';
import { useFetchedAhead } from '#ui/use-fetched.ts';
import { CartOver, fetchCart } from './cart-over.tsx';
import { Frame } from './frame.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What a press opens, on any page. */
const PANELS = [fetchCart] as const;

/** The shop's header, page, footer, and the cart that slides over them. */
export function PublicFrame({ children }: { children: ReactNode }) {
  useFetchedAhead(PANELS);
  return (
    <Frame header={<SiteHeader />} footer={<SiteFooter />}>
      {children}
      <CartOver />
    </Frame>
  );
}
