import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { Place } from './side-navigation.tsx';

export type TabBarProps = {
  readonly label: string;
  /** Four at most: with what opens the others there are five. */
  readonly places: readonly Place[];
  /** What opens the other places, where there are any. */
  readonly more?: ReactNode;
};

/**
 * The places that are opened most, under the thumb, on phones. With large letters, or little height, it would cover
 * what one came to read: the places are then in the row above the screen.
 */
export function TabBar({ label, places, more }: TabBarProps) {
  return (
    <nav data-tab-bar aria-label={label} className={BAR}>
      <ul className="mx-auto flex max-w-lg *:flex-auto">
        {places.map(({ to, label: name, icon: Icon, isExact = false }) => (
          <li key={to}>
            <NavLink to={to} end={isExact} prefetch="intent" className={TAB}>
              <TabWords icon={Icon} name={name} />
            </NavLink>
          </li>
        ))}
        {more && <li>{more}</li>}
      </ul>
    </nav>
  );
}

type TabButtonProps = {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Whether the page that is shown is among what it opens. */
  readonly isCurrent?: boolean;
  readonly onClick: () => void;
};

/** Beside the places: what opens something over the page. */
export function TabButton({ label, icon = Ellipsis, isCurrent = false, onClick }: TabButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onClick}
      className={TAB}
    >
      <TabWords icon={icon} name={label} />
    </button>
  );
}

function TabWords({ icon: Icon, name }: { icon: LucideIcon; name: string }) {
  return (
    <>
      <Icon aria-hidden className="size-[22px] shrink-0" />
      {name}
    </>
  );
}

const BAR =
  'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] ' +
  'md:hidden low:hidden print:hidden';

const TAB =
  'flex min-h-14 w-full min-w-11 flex-col items-center justify-center gap-0.5 px-0.5 text-[0.75rem] leading-tight ' +
  'text-ink-soft no-underline -outline-offset-3 hover:text-ink ' +
  'aria-[current]:text-primary aria-[current]:picked aria-[current]:shadow-[inset_0_2px_0_var(--color-primary)]';
