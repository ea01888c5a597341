import { type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { NavLink } from 'react-router';
import { Tooltip } from './tooltip.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';

export type Place = {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** True where what lies below is another place. */
  readonly isExact?: boolean;
};

export type SideNavigationProps = {
  readonly label: string;
  readonly places: readonly Place[];
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly words: { readonly fold: string; readonly unfold: string };
};

/**
 * The screens of an area: a column beside them, which folds to its icons; a row above them on smaller screens; on
 * phones, a bar below them (`tab-bar.tsx`).
 */
export function SideNavigation({ label, places, isFolded, onFold, words }: SideNavigationProps) {
  const list = useCurrentInSight();
  const Arrow = isFolded ? PanelLeftOpen : PanelLeftClose;
  const wording = isFolded ? words.unfold : words.fold;
  // An icon alone says its name to whoever points at it, or comes to it by keyboard.
  const hidden = isFolded ? 'lg:sr-only' : undefined;
  return (
    <div className="hidden md:block low:block">
      <nav aria-label={label}>
        <ul
          ref={list}
          className="relative -mx-5 flex gap-1 overflow-x-auto px-5 pb-2 lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0"
        >
          {places.map(({ to, label: name, icon: Icon, isExact = false }) => (
            <li key={to}>
              <Tooltip text={name} isOff={!isFolded}>
                <NavLink
                  to={to}
                  end={isExact}
                  prefetch="intent"
                  aria-label={name}
                  className={`flex ${LINK}`}
                >
                  <Icon aria-hidden className="size-5 shrink-0" />
                  <span className={hidden}>{name}</span>
                </NavLink>
              </Tooltip>
            </li>
          ))}
        </ul>
      </nav>
      <Tooltip text={wording} isOff={!isFolded}>
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-label={wording}
          onClick={() => onFold(!isFolded)}
          className={`mt-2 hidden w-full text-sm lg:flex ${LINK}`}
        >
          <Arrow aria-hidden className="size-5 shrink-0" />
          <span className={hidden}>{wording}</span>
        </button>
      </Tooltip>
    </div>
  );
}

const LINK =
  'min-h-11 items-center gap-3 whitespace-nowrap rounded-md px-3 py-2 text-ink-soft no-underline ' +
  'hover:bg-sunken hover:text-ink aria-[current]:bg-primary-tint aria-[current]:font-semibold ' +
  'aria-[current]:text-primary aria-[current]:picked';
