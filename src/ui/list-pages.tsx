import { Button } from './button.tsx';

export type ListPagesProps = {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** `Page 2 of 7`. */
    readonly here: string;
  };
};

/** Where one is in a long list; nothing below a list that is on one page. */
export function ListPages({ page, pages, onPage, words }: ListPagesProps) {
  // Whoever is on a page that is no more must find the way back.
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav aria-label={words.label} className="flex items-center justify-between gap-4">
      <Button kind="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <span className="text-ink-soft">{words.here}</span>
      <Button
        kind="secondary"
        size="small"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {words.next}
      </Button>
    </nav>
  );
}
