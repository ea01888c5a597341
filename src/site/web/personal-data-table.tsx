import { useTranslations } from 'use-intl';
import { DataTable } from '#ui/data-table.tsx';

const DATA = [
  'contact',
  'quotes',
  'orders',
  'approvals',
  'choices',
  'account',
  'papers',
  'notifications',
  'imports',
  'answers',
  'documents',
  'documentLinks',
  'partners',
  'abuse',
] as const;

/** Which personal data are kept, why, and for how long. */
export function PersonalDataTable() {
  const t = useTranslations('site.privacy.data');
  return (
    <DataTable
      caption={t('caption')}
      isCaptionHidden
      columns={[
        { key: 'what', label: t('columns.what') },
        { key: 'why', label: t('columns.why') },
        { key: 'long', label: t('columns.long') },
      ]}
      rows={DATA.map((kind) => ({
        id: kind,
        cells: {
          what: t(`rows.${kind}.what`),
          why: t(`rows.${kind}.why`),
          long: t(`rows.${kind}.long`),
        },
      }))}
    />
  );
}
