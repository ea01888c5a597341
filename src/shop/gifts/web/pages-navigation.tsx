import { useTranslations } from 'use-intl';
import { ListPages } from '#ui/list-pages.tsx';

type PagesNavigationProps = {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

/** The pages of a list, in the words of the meter. */
export function PagesNavigation({ page, pages, onPage }: PagesNavigationProps) {
  const t = useTranslations('gifts.meter.pages');
  return (
    <div className="mt-5">
      <ListPages
        page={page}
        pages={pages}
        onPage={onPage}
        words={{
          label: t('label'),
          previous: t('previous'),
          next: t('next'),
          here: t('here', { page, pages }),
        }}
      />
    </div>
  );
}
