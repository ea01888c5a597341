import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

type ListPagesProps = {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
};

/** Where one is in a long list; nothing below a list that is on one page. */
export function ListPages({ page, total, perPage, onPage }: ListPagesProps) {
  const t = useTranslations('cms.space.pages');
  const pages = Math.ceil(total / perPage);
  // Whoever is on a page that is no more must find the way back.
  if (pages <= 1 && page <= 1) return null;
  return (
    <nav aria-label={t('label')} className="flex items-center justify-between gap-4">
      <Button kind="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span className="text-ink-soft">{t('here', { page, pages })}</span>
      <Button
        kind="secondary"
        size="small"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t('next')}
      </Button>
    </nav>
  );
}
