import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useSiteAddress } from './site-address.ts';
import { StructuredData } from './structured-data.tsx';

export type BreadcrumbProps = {
  label: string;
  /** The last item is the page itself and needs no address. */
  items: readonly { label: string; to?: string | undefined }[];
};

/** Where the page stands, and the way back up. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  const address = useSiteAddress();
  const { pathname } = useLocation();
  const itemListElement = items.map(({ label: name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(to ?? pathname),
  }));
  return (
    <nav aria-label={label} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-1">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-1">
            {index > 0 && <ChevronRight aria-hidden className="size-4 text-ink-soft" />}
            {item.to ? (
              <Link to={item.to} className={LINK}>
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="px-1 font-semibold">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
      <StructuredData things={[{ '@type': 'BreadcrumbList', itemListElement }]} />
    </nav>
  );
}

const LINK =
  'inline-flex min-h-11 items-center rounded-sm px-1 text-ink-soft underline underline-offset-4 hover:text-primary hover:decoration-2';
