import { useTranslations } from 'use-intl';
import { DataTable } from '#ui/data-table.tsx';

const PEOPLE = ['employee', 'hr', 'cse', 'lead', 'us'] as const;

/** Who sees what in the app: the same table wherever the question is asked. */
export function WhoSeesTable() {
  const t = useTranslations('site.whoSees');
  return (
    <DataTable
      caption={t('caption')}
      isCaptionHidden
      columns={[
        { key: 'who', label: t('columns.who') },
        { key: 'sees', label: t('columns.sees') },
        { key: 'never', label: t('columns.never') },
      ]}
      rows={PEOPLE.map((person) => ({
        id: person,
        cells: {
          who: t(`rows.${person}.who`),
          sees: t(`rows.${person}.sees`),
          never: t(`rows.${person}.never`),
        },
      }))}
    />
  );
}
