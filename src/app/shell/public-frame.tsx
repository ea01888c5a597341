import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCart } from '#shop/web/cart-provider.tsx';
import { Loading } from '#ui/loading.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { useFetched, useFetchedAhead } from '#ui/use-fetched.ts';
import { GiftPart } from './gift-part.tsx';
import { SiteFooter } from './site-footer.tsx';
import { fetchMenu, SiteHeader } from './site-header.tsx';
import { useFocusNotLost } from './use-focus-not-lost.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const NOTHING = {};

function cartWarning() {
  return import('#gifts/web/cart-warning.tsx');
}

async function fetchCart() {
  return (await import('#shop/web/cart-panel.tsx')).CartPanel;
}

/** What a first press opens, on any page. */
const PANELS = [fetchCart, fetchMenu] as const;

/** Header, page, footer, and the cart that slides over them. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const { isOpen, close } = useCart();
  const CartPanel = useFetched(fetchCart, isOpen, close);
  useFetchedAhead(PANELS);
  const isLoading = useNavigation().state === 'loading';
  useFocusOnArrival();
  useFocusNotLost();
  return (
    <>
      <SkipLink href="#content">{t('skipToContent')}</SkipLink>
      <SiteHeader />
      <main
        id="content"
        tabIndex={-1}
        className="min-h-[60vh] pb-24 outline-none has-[>section[data-tone=pine]:last-child]:pb-0"
      >
        {children}
      </main>
      <SiteFooter />
      {isLoading && (
        <div className="fixed inset-x-0 bottom-4 z-40 flex justify-center">
          <Loading text={t('loading')} />
        </div>
      )}
      {CartPanel && <CartPanel notice={<GiftPart load={cartWarning} of={NOTHING} />} />}
    </>
  );
}
