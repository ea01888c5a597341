import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';

type PagesNavigationProps = {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

/** Back and forth in a long list; nothing where it has one page. */
export function PagesNavigation({ page, pages, onPage }: PagesNavigationProps) {
  const t = useTranslations('gifts.meter.pages');
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('label')} className="mt-5 flex items-center justify-between gap-4">
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
