import type { LucideIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { useCurrentInSight } from './use-current-in-sight.ts';

export type SideNavigationProps = {
  readonly label: string;
  readonly places: readonly {
    readonly to: string;
    readonly label: string;
    readonly icon: LucideIcon;
    /** True where what lies below is another place. */
    readonly isExact?: boolean;
  }[];
};

/** The screens of an area: a column beside them, a row above them on small screens. */
export function SideNavigation({ label, places }: SideNavigationProps) {
  const list = useCurrentInSight();
  return (
    <nav aria-label={label}>
      <ul
        ref={list}
        className="relative -mx-5 flex gap-1 overflow-x-auto px-5 pb-2 lg:mx-0 lg:flex-col lg:px-0"
      >
        {places.map(({ to, label: name, icon: Icon, isExact = false }) => (
          <li key={to}>
            <NavLink to={to} end={isExact} prefetch="intent" className={LINK}>
              <Icon aria-hidden className="size-5 shrink-0" />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LINK =
  'flex min-h-11 items-center gap-3 whitespace-nowrap rounded-md px-3 py-2 text-ink-soft no-underline ' +
  'hover:bg-sunken hover:text-ink aria-[current]:bg-primary-tint aria-[current]:font-semibold ' +
  'aria-[current]:text-primary aria-[current]:picked';
