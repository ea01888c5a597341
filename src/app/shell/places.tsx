import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';

const PLACES = [
  ['/box', 'boxes'],
  ['/saas', 'app'],
  ['/boutique', 'boutique'],
  ['/simulateur', 'simulator'],
  ['/manifeste', 'manifesto'],
] as const;

/** Where the header and its menu lead. */
export function Places({ className }: { className: string }) {
  const t = useTranslations('shell.navigation');
  return PLACES.map(([to, name]) => (
    <NavLink
      key={to}
      to={to}
      prefetch="intent"
      className={({ isActive }) =>
        `${className} hover:text-primary ${isActive ? 'text-primary underline decoration-2 underline-offset-8' : ''}`
      }
    >
      {t(name)}
    </NavLink>
  ));
}
