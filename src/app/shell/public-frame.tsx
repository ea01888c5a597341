import type { ReactNode } from 'react';
import { useCart } from '#shop/web/cart-provider.tsx';
import { useFetched, useFetchedAhead } from '#ui/use-fetched.ts';
import { Frame } from './frame.tsx';
import { GiftPart } from './gift-part.tsx';
import { SiteFooter } from './site-footer.tsx';
import { fetchMenu, SiteHeader } from './site-header.tsx';

const NOTHING = {};

function cartWarning() {
  return import('#gifts/web/cart-warning.tsx');
}

async function fetchCart() {
  return (await import('#shop/web/cart-panel.tsx')).CartPanel;
}

/** What a first press opens, on any page. */
const PANELS = [fetchCart, fetchMenu] as const;

/** The shop's header, page, footer, and the cart that slides over them. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { isOpen, close } = useCart();
  const CartPanel = useFetched(fetchCart, isOpen, close);
  useFetchedAhead(PANELS);
  return (
    <Frame header={<SiteHeader />} footer={<SiteFooter />}>
      {children}
      {CartPanel && <CartPanel notice={<GiftPart load={cartWarning} of={NOTHING} />} />}
    </Frame>
  );
}
