import { CircleUserRound, Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { CartButton } from '#shop/web/cart-button.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { Logo } from '#ui/logo.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NotificationBell } from './notification-bell.tsx';

const PLACES = [
  ['/box', 'boxes'],
  ['/saas', 'app'],
  ['/boutique', 'boutique'],
  ['/simulateur', 'simulator'],
  ['/manifeste', 'manifesto'],
] as const;

export function SiteHeader() {
  const t = useTranslations('shell.navigation');
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <Container className="flex h-16 items-center gap-1 sm:gap-2">
        <Link
          to="/"
          aria-label={t('home')}
          className="@container mr-auto flex min-h-11 min-w-9 grow items-center lg:mr-6 lg:grow-0 lg:[container-type:normal]"
        >
          <Logo isFlexible />
        </Link>
        <nav aria-label={t('label')} className="mr-auto hidden items-center gap-1 lg:flex">
          <Places className="px-3 py-2" />
        </nav>
        <div className="hidden lg:block">
          <LanguageSwitch />
        </div>
        <div className="hidden sm:block">
          <AccountLinks />
        </div>
        <NotificationBell />
        <CartButton />
        <PhoneMenu />
      </Container>
    </header>
  );
}

function AccountLinks() {
  const t = useTranslations('shell.navigation');
  const isSignedIn = useSession().status === 'signed-in';
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

function PhoneMenu() {
  const t = useTranslations('shell.navigation');
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = useSession().status === 'signed-in';
  const close = () => setOpen(false);
  return (
    <div className="lg:hidden">
      <Button
        kind="quiet"
        size="small"
        aria-label={t('open')}
        aria-expanded={isOpen}
        icon={<Menu aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <SidePanel isOpen={isOpen} onOpenChange={setOpen} title={t('open')} closeLabel={t('close')}>
        <nav aria-label={t('label')} className="flex flex-col text-xl">
          <Places className="border-b border-line py-4" onClick={close} />
          <NavLink to="/contact" className="border-b border-line py-4" onClick={close}>
            {t('contact')}
          </NavLink>
          <NavLink to={isSignedIn ? '/dashboard' : '/auth'} className="py-4" onClick={close}>
            {isSignedIn ? t('space') : t('signIn')}
          </NavLink>
          {isSignedIn && (
            <NavLink to="/user-dashboard" className="border-t border-line py-4" onClick={close}>
              {t('account')}
            </NavLink>
          )}
        </nav>
        <div className="mt-8">
          <LanguageSwitch />
        </div>
      </SidePanel>
    </div>
  );
}

function Places({ className, onClick }: { className: string; onClick?: () => void }) {
  const t = useTranslations('shell.navigation');
  return PLACES.map(([to, name]) => (
    <NavLink
      key={to}
      to={to}
      prefetch="intent"
      {...(onClick && { onClick })}
      className={({ isActive }) =>
        `${className} rounded-md hover:text-primary ${isActive ? 'text-primary underline decoration-2 underline-offset-8' : ''}`
      }
    >
      {t(name)}
    </NavLink>
  ));
}
