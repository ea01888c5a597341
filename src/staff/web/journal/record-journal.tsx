import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStaffMay } from '#accounts/web/use-staff-may.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { useFailureWords } from '../failure.tsx';
import { ChangeList } from './change-list.tsx';
import { useStaffChanges } from './use-staff-changes.ts';

type RecordJournalProps = {
  /** Of the record, and of what belongs to it under ids of its own. */
  readonly recordIds: readonly string[];
};

/** A button that opens who changed what of one record; its page brings `cms.journal`. */
export function RecordJournal({ recordIds }: RecordJournalProps) {
  const t = useTranslations('staff.journal.ofRecord');
  const [isOpen, setOpen] = useState(false);
  const may = useStaffMay();
  if (!may('read-staff-journal')) return null;
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        className="justify-self-start"
        icon={<History aria-hidden className="size-5" />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        description={t('text')}
        closeLabel={t('close')}
      >
        {isOpen && <Changes recordIds={recordIds} />}
      </Dialog>
    </>
  );
}

function Changes({ recordIds }: RecordJournalProps) {
  const t = useTranslations('staff.journal');
  const wordsOf = useFailureWords();
  const changes = useStaffChanges({ recordIds: [...recordIds] });
  if (changes.error && !changes.data) {
    return (
      <Notice kind="danger" isLive>
        <p>{wordsOf(changes.error)}</p>
      </Notice>
    );
  }
  if (!changes.data) return <Loading text={t('loading')} />;
  if (changes.data.pages[0]?.changes.length === 0) return <p>{t('ofRecord.none')}</p>;
  return <ChangeList changes={changes} />;
}
