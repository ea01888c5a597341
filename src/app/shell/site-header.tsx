import { CircleUserRound, ShoppingBasket } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { CartButton } from '#shop/orders/web/cart/cart-button.tsx';
import { useWithCart } from '#shop/sales/web/addressed-input.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Logo } from '#ui/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { Places } from './places.tsx';

/**
 * The same for everybody as it is written; what is for whoever is signed in shows by the mark that is set before the
 * first paint (`head-script.ts`), so that nothing moves once the session is known.
 */
export function SiteHeader() {
  const t = useTranslations('shell.navigation');
  useSignedInMark();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <Container className="flex h-16 items-center gap-1 sm:gap-2">
        <Link
          to="/"
          aria-label={t('home')}
          className={`@container mr-auto flex min-h-11 min-w-9 grow items-center ${WIDE.home}`}
        >
          <Logo isFlexible />
        </Link>
        <nav aria-label={t('label')} className={`mr-auto hidden items-center gap-1 ${WIDE.places}`}>
          <Places className={`rounded-md px-2 py-2 xl:px-3 ${WIDE.place}`} />
        </nav>
        <div className={`hidden ${WIDE.language}`}>
          <LanguageSwitch />
        </div>
        <div className="hidden sm:block">
          <AccountLinks />
        </div>
        <div className="hidden size-[44px] shrink-0 signed-in:block">
          <NotificationBell />
        </div>
        <div className="noscript:hidden">
          <CartButton />
        </div>
        <noscript>
          <PlainCart />
        </noscript>
        <div className={WIDE.menu}>
          <PhoneMenu ownPlace={useOwnPlace()} />
        </div>
      </Container>
    </header>
  );
}

/** Whoever is signed in has two more things in the header: the places need a wider screen to stand beside them. */
const WIDE = {
  home:
    'lg:mr-6 lg:grow-0 lg:[container-type:normal] signed-in:lg:mr-auto signed-in:lg:grow ' +
    'signed-in:lg:[container-type:inline-size] signed-in:xl:mr-4 signed-in:xl:grow-0 ' +
    'signed-in:xl:[container-type:normal]',
  places: 'lg:flex signed-in:lg:hidden signed-in:xl:flex',
  place: 'signed-in:xl:px-2.5',
  language: 'lg:block signed-in:lg:hidden signed-in:xl:block',
  menu: 'lg:hidden signed-in:lg:block signed-in:xl:hidden',
};

/** Sets the mark right where the session turns out to be another than what was kept. */
function useSignedInMark(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'loading') return;
    document.documentElement.toggleAttribute('data-signed-in', status === 'signed-in');
  }, [status]);
}

/** First what leads to one's place; for whoever has none yet, to sign in. */
function AccountLinks() {
  const t = useTranslations('shell.navigation');
  return (
    <>
      <span className="signed-in:hidden">
        <ButtonLink to="/auth" kind="quiet" size="small">
          {t('signIn')}
        </ButtonLink>
      </span>
      <span className="hidden signed-in:flex">
        <ButtonLink to={useOwnPlace()} kind="quiet" size="small">
          {t('space')}
        </ButtonLink>
        <ButtonLink
          to="/user-dashboard"
          kind="quiet"
          size="small"
          aria-label={t('account')}
          icon={<CircleUserRound aria-hidden className="size-6" />}
        />
      </span>
    </>
  );
}

/** Where the work of whoever is signed in is; who only answers goes on from there to their own page. */
function useOwnPlace(): string {
  const { session } = useSession();
  return session?.user.app_metadata.staff === true ? '/cms' : '/dashboard';
}

/** Without scripts the cart is a page. */
function PlainCart() {
  const t = useTranslations('orders.cart');
  const withCart = useWithCart();
  return (
    <a href={withCart('/checkout')} aria-label={t('title')} className={ICON}>
      <ShoppingBasket aria-hidden />
    </a>
  );
}

const ICON = 'flex size-[44px] items-center justify-center rounded-md hover:bg-primary-tint';
