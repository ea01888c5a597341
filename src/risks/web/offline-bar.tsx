import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ReadDuerp, ReadWorkUnit } from '../contract.ts';
import { dequeue, enqueue, type QueuedSave } from './mutation-queue.ts';
import { useDuerpChange } from './use-duerp.ts';
import { useWaiting } from './use-waiting.ts';

/** That there is no connection, what waits for one, and what was not taken. */
export function OfflineBar({ companyId }: { companyId: string }) {
  const t = useTranslations('risks.duerp.offline');
  const waiting = useWaiting(companyId);
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  const due = waiting.filter(({ refused }) => refused === undefined);
  const refused = waiting.filter((save) => save.refused !== undefined);
  return (
    <div role="status" className="mb-6 grid gap-3 empty:sr-only">
      {(!isOnline || due.length > 0) && (
        <p className="flex items-center gap-3 rounded-lg bg-warning-tint p-4">
          <CloudOff aria-hidden className="size-5 shrink-0 text-warning" />
          <span>
            {!isOnline && `${t('text')} `}
            {due.length > 0 && t('waiting', { count: due.length })}
          </span>
        </p>
      )}
      {refused.map((save) => (
        <RefusedSave key={`${save.name} ${save.input.id}`} save={save} companyId={companyId} />
      ))}
    </div>
  );
}

function RefusedSave({ save, companyId }: { save: QueuedSave; companyId: string }) {
  const t = useTranslations('risks.duerp.offline');
  const isConflict = save.refused === 'conflict';
  const replace = useDuerpChange(companyId, async () => {
    const revision = await currentRevision(save);
    dequeue(save);
    const again = { ...save, refused: undefined, input: { ...save.input, revision } };
    enqueue(again as QueuedSave);
  });
  return (
    <Notice kind="warning" title={save.label}>
      <p>{t(isConflict ? 'conflict' : 'refused')}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        {isConflict && (
          <Button size="small" isBusy={replace.isPending} onClick={() => replace.mutate(undefined)}>
            {t('replace')}
          </Button>
        )}
        <Button kind="secondary" size="small" onClick={() => dequeue(save)}>
          {t('drop')}
        </Button>
      </p>
    </Notice>
  );
}

/** As the row is now, so that ours may take its place; null once it is gone. */
async function currentRevision({ name, input }: QueuedSave): Promise<number | null> {
  const { companyId } = input;
  const duerp = await callFunction<ReadDuerp>('read-duerp', { companyId });
  for (const { id: unitId } of duerp.units) {
    const { risks } = await callFunction<ReadWorkUnit>('read-work-unit', { companyId, unitId });
    const rows = name === 'save-risk' ? risks : risks.flatMap(({ actions }) => actions);
    const found = rows.find(({ id }) => id === input.id);
    if (found) return found.revision;
  }
  return null;
}

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
