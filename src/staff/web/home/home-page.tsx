import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { JournalView } from '../journal/journal-view.tsx';
import { StartView } from './start-view.tsx';

export const HOME_TEXTS = ['staff.home', 'staff.journal'];

/**
 * Where staff begin: what there is to keep, and who changed what. `figures` are of the business, which other rooms
 * know.
 */
export function HomePage({ figures }: { readonly figures: ReactNode }) {
  const t = useTranslations('staff.home');
  const journal = useTranslations('staff.journal');
  const [parameters] = useSearchParams();
  const hasJournal = useStaffMay()('read-staff-journal');
  const isJournal = hasJournal && parameters.get('view') === 'journal';
  const title = isJournal ? journal('title') : t('title');
  return (
    <>
      <PageHead title={title} />
      <PageTitle size="small" title={title} intro={isJournal ? journal('intro') : t('intro')} />
      {hasJournal && (
        <TabLinks
          label={t('views.label')}
          tabs={[
            { to: '/cms', label: t('views.start'), isCurrent: !isJournal },
            { to: '/cms?view=journal', label: t('views.journal'), isCurrent: isJournal },
          ]}
        />
      )}
      {isJournal ? <JournalView /> : <StartView figures={figures} />}
    </>
  );
}
