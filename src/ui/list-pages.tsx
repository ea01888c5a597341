import { Button } from './button.tsx';

type Words = {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** `Page 2 of 7`. */
  readonly here?: string;
};

export type ListPagesProps = {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly words: Words;
};

/** Where one is in a long list; nothing below a list that is on one page. */
export function ListPages({ page, pages, onPage, words }: ListPagesProps) {
  // Whoever is on a page that is no more must find the way back.
  if (pages <= 1 && page <= 1) return null;
  return (
    <ListSteps
      words={words}
      onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
      onNext={page < pages ? () => onPage(page + 1) : undefined}
    />
  );
}

export type ListStepsProps = {
  readonly words: Words;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
};

/** To the pages beside this one. */
export function ListSteps({ words, onPrevious, onNext }: ListStepsProps) {
  return (
    <nav aria-label={words.label} className="flex items-center justify-between gap-4">
      <Button kind="secondary" size="small" disabled={!onPrevious} onClick={onPrevious}>
        {words.previous}
      </Button>
      {words.here && <span className="text-ink-soft">{words.here}</span>}
      <Button kind="secondary" size="small" disabled={!onNext} onClick={onNext}>
        {words.next}
      </Button>
    </nav>
  );
}
