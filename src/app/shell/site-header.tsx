import { CircleUserRound, Menu, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { useWithCart } from '#shop/web/addressed-input.tsx';
import { CartButton } from '#shop/web/cart-button.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Logo } from '#ui/logo.tsx';
import { useFetched } from '#ui/use-fetched.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { Places } from './places.tsx';

export function SiteHeader() {
  const t = useTranslations('shell.navigation');
  const isSignedIn = useSession().status === 'signed-in';
  const classes = isSignedIn ? SIGNED_IN : SIGNED_OUT;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <Container className="flex h-16 items-center gap-1 sm:gap-2">
        <Link
          to="/"
          aria-label={t('home')}
          className={`@container mr-auto flex min-h-11 min-w-9 grow items-center ${classes.home}`}
        >
          <Logo isFlexible />
        </Link>
        <nav aria-label={t('label')} className={`mr-auto hidden items-center gap-1 ${classes.nav}`}>
          <Places className={`rounded-md py-2 ${classes.place}`} />
        </nav>
        <div className={`hidden ${classes.language}`}>
          <LanguageSwitch />
        </div>
        <div className="hidden sm:block">
          <AccountLinks isSignedIn={isSignedIn} />
        </div>
        <NotificationBell />
        <div className="noscript:hidden">
          <CartButton />
        </div>
        <div className={`noscript:hidden ${classes.menu}`}>
          <PhoneMenu isSignedIn={isSignedIn} />
        </div>
        <noscript>
          <PlainMenu />
        </noscript>
      </Container>
    </header>
  );
}

/** Whoever is signed in has two more things in the header: the places need a wider screen to stand beside them. */
const SIGNED_IN = {
  home: 'xl:mr-4 xl:grow-0 xl:[container-type:normal]',
  nav: 'xl:flex',
  place: 'px-2.5',
  language: 'xl:block',
  menu: 'xl:hidden',
};
const SIGNED_OUT = {
  home: 'lg:mr-6 lg:grow-0 lg:[container-type:normal]',
  nav: 'lg:flex',
  place: 'px-2 xl:px-3',
  language: 'lg:block',
  menu: 'lg:hidden',
};

function AccountLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('shell.navigation');
  if (!isSignedIn) {
    return (
      <ButtonLink to="/auth" kind="quiet" size="small">
        {t('signIn')}
      </ButtonLink>
    );
  }
  return (
    <span className="flex">
      <ButtonLink to="/dashboard" kind="quiet" size="small">
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
  );
}

function PhoneMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('shell.navigation');
  const [isOpen, setOpen] = useState(false);
  const Panel = useFetched(fetchMenu, isOpen, () => setOpen(false));
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={t('open')}
        aria-expanded={isOpen}
        icon={<Menu aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {Panel && <Panel isOpen={isOpen} onOpenChange={setOpen} isSignedIn={isSignedIn} />}
    </>
  );
}

export async function fetchMenu() {
  return (await import('./menu-panel.tsx')).MenuPanel;
}

/** Without scripts: the cart is a page, and the menu of a phone opens by itself. */
function PlainMenu() {
  const t = useTranslations('shell.navigation');
  const cart = useTranslations('shop.cart');
  const withCart = useWithCart();
  return (
    <div className="flex">
      <a href={withCart('/checkout')} aria-label={cart('title')} className={ICON}>
        <ShoppingBasket aria-hidden />
      </a>
      <details className="lg:hidden">
        <summary aria-label={t('open')} className={`${ICON} list-none`}>
          <Menu aria-hidden />
        </summary>
        <nav
          aria-label={t('open')}
          className="absolute inset-x-0 top-full flex flex-col border-b border-line bg-paper px-5 text-xl"
        >
          <Places className="border-b border-line py-4" />
          <NavLink to="/contact" className="border-b border-line py-4">
            {t('contact')}
          </NavLink>
          <NavLink to="/auth" className="py-4">
            {t('signIn')}
          </NavLink>
          <LanguageSwitch />
        </nav>
      </details>
    </div>
  );
}

const ICON = 'flex size-[44px] items-center justify-center rounded-md hover:bg-primary-tint';
