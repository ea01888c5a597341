import { Link } from 'react-router';
import { useCurrentInSight } from './use-current-in-sight.ts';

export type TabLinksProps = {
  readonly label: string;
  readonly tabs: readonly {
    readonly to: string;
    readonly label: string;
    readonly isCurrent: boolean;
  }[];
};

/** Views of one place, each with an address of its own. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const list = useCurrentInSight();
  return (
    <nav aria-label={label} className="mb-6 print:hidden">
      <ul
        ref={list}
        className="relative -mx-5 flex gap-x-5 overflow-x-auto border-b border-line px-5 sm:mx-0 sm:px-0"
      >
        {tabs.map(({ to, label: name, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={TAB_LOOK}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The look of such a link, where the router knows which one is current. */
export const TAB_LOOK =
  'inline-flex min-h-11 items-center border-b-3 border-transparent whitespace-nowrap text-ink-soft ' +
  'no-underline hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold ' +
  'aria-[current]:text-primary forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]';
