import { CircleUserRound, LayoutDashboard, type LucideIcon, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { Container } from '#ui/container.tsx';
import { Logo } from '#ui/logo.tsx';
import { AppSearch } from './app-search.tsx';
import { AppTabs } from './app-tabs.tsx';
import { CartOver } from './cart-over.tsx';
import { Frame } from './frame.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { FooterTools, LEGAL_LINKS } from './site-footer.tsx';

/** Around what people work in: all the width, help one tap away, and of the shop the cart alone, where one fills it. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <Frame header={<AppHeader />} footer={<AppFooter />} tabs={<OwnTabs />}>
      {children}
      <CartOver />
    </Frame>
  );
}

function AppHeader() {
  const t = useTranslations('shell.navigation');
  const state = useSession();
  const { session } = state;
  const isIn = state.status === 'signed-in' && !state.needsFactor;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <Container width="wide" className="flex h-16 items-center sm:gap-2">
        <Link
          to="/"
          aria-label={t('home')}
          className="@container mr-auto flex min-h-11 min-w-[36px] grow items-center"
        >
          <Logo isFlexible />
        </Link>
        {isIn && <AppSearch />}
        <div className="hidden md:block">
          <LanguageSwitch />
        </div>
        {session ? <OwnPlaces isStaff={session.user.app_metadata.staff === true} /> : <SignIn />}
        <NotificationBell />
      </Container>
    </header>
  );
}

/** Whoever has yet to show their second factor goes nowhere. */
function OwnTabs() {
  const state = useSession();
  return state.status === 'signed-in' && !state.needsFactor ? <AppTabs /> : null;
}

function OwnPlaces({ isStaff }: { isStaff: boolean }) {
  const t = useTranslations('shell.navigation');
  return (
    <nav aria-label={t('label')} className="hidden items-center md:flex low:flex">
      {isStaff && <HeaderLink to="/cms" label={t('staff')} icon={Store} />}
      <HeaderLink to="/dashboard" label={t('space')} icon={LayoutDashboard} />
      <HeaderLink to="/user-dashboard" label={t('account')} icon={CircleUserRound} isAlwaysIcon />
    </nav>
  );
}

type HeaderLinkProps = {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isAlwaysIcon?: boolean;
};

/** Its words where there is room, else its icon; in pixels, so that large letters leave room for the others. */
function HeaderLink({ to, label, icon: Icon, isAlwaysIcon = false }: HeaderLinkProps) {
  return (
    <Link
      to={to}
      className={classNames(
        'flex min-h-[44px] min-w-[44px] shrink-0 items-center justify-center rounded-md font-semibold no-underline',
        'text-sm text-primary hover:bg-primary-tint',
        !isAlwaysIcon && 'sm:px-3',
      )}
    >
      <Icon
        aria-hidden
        className={classNames('size-[24px] shrink-0', !isAlwaysIcon && 'sm:hidden')}
      />
      <span className={isAlwaysIcon ? 'sr-only' : 'sr-only sm:not-sr-only'}>{label}</span>
    </Link>
  );
}

function SignIn() {
  const t = useTranslations('shell.navigation');
  return (
    <ButtonLink to="/auth" kind="quiet" size="small">
      {t('signIn')}
    </ButtonLink>
  );
}

function AppFooter() {
  const t = useTranslations('shell');
  return (
    <footer className="border-t border-line bg-surface pb-(--tabs) print:hidden">
      <Container width="wide">
        <FooterTools />
        <nav aria-label={t('footer.legal')} className="pb-6">
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link to="/contact" className={LINK}>
                {t('navigation.contact')}
              </Link>
            </li>
            {LEGAL_LINKS.map(([to, label]) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </footer>
  );
}

const LINK = 'inline-block py-2.5 text-sm text-ink-soft hover:text-primary';
