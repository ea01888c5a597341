import { useTranslations } from 'use-intl';
import { ListPages as Pages } from '#ui/list-pages.tsx';

type ListPagesProps = {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
};

/** The pages of a list, in the words of the area. */
export function ListPages({ page, total, perPage, onPage }: ListPagesProps) {
  const t = useTranslations('staff.space.pages');
  const pages = Math.ceil(total / perPage);
  return (
    <Pages
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
  );
}
