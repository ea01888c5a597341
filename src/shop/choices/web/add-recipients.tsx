import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet, Users } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSpace } from '#company/web/space-context.ts';
import { usePlaces } from '#company/web/use-places.ts';
import { readImportFile } from '#imports/web/read-import-file.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { AddedRecipients, AddRecipients } from '../contract.ts';
import { listText } from '../rules/recipient-list.ts';
import { useCampaignsChanged } from './use-campaigns.ts';
import { useProblemWords } from './use-problem-words.ts';

type Who = Parameters<typeof callFunction<AddRecipients>>[1]['who'];

/** Everybody, a site, or a list that is corrected where it stands. */
export function AddRecipientsCard({ campaignId }: { campaignId: string }) {
  const t = useTranslations('choices.recipients.add');
  const changed = useCampaignsChanged();
  const [text, setText] = useState('');
  const add = useMutation({
    mutationFn: (who: Who) =>
      callFunction<AddRecipients>('add-choice-recipients', { campaignId, who }),
    onSuccess({ problems, over }, who) {
      // What could not be taken stays where it was typed.
      if (who.kind === 'list' && problems.length === 0 && over === 0) setText('');
    },
    onSettled: changed,
  });
  return (
    <Card as="section" className="grid gap-6">
      <h2 className="text-xl">{t('title')}</h2>
      <Groups isBusy={add.isPending} onAdd={add.mutate} />
      <List
        text={text}
        onChange={setText}
        isBusy={add.isPending}
        problems={add.data?.problems ?? []}
        onAdd={() => add.mutate({ kind: 'list', text })}
      />
      <Outcome outcome={add.data} error={add.error} />
    </Card>
  );
}

function Groups({ isBusy, onAdd }: { isBusy: boolean; onAdd: (who: Who) => void }) {
  const t = useTranslations('choices.recipients.add');
  const { id: companyId } = useSpace();
  const sites = usePlaces(companyId).data?.sites ?? [];
  const [chosen, setChosen] = useState('');
  const siteId = chosen || sites[0]?.id;
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <Button
        kind="secondary"
        isBusy={isBusy}
        icon={<Users aria-hidden className="size-5" />}
        onClick={() => onAdd({ kind: 'all' })}
      >
        {t('all')}
      </Button>
      {sites.length > 1 && siteId && (
        <div className="flex min-w-0 flex-wrap items-end gap-3">
          <SelectField
            name="site"
            label={t('site')}
            value={siteId}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={sites.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button kind="secondary" isBusy={isBusy} onClick={() => onAdd({ kind: 'site', siteId })}>
            {t('addSite')}
          </Button>
        </div>
      )}
    </div>
  );
}

type ListProps = {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly isBusy: boolean;
  readonly problems: AddedRecipients['problems'];
  readonly onAdd: () => void;
};

function List({ text, onChange, isBusy, problems, onAdd }: ListProps) {
  const t = useTranslations('choices.recipients.add');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const file = useMutation({
    mutationFn: async (chosen: File) => listText(await readImportFile(chosen)),
    onSuccess: onChange,
  });
  // What is wrong is put right where it was typed.
  useEffect(() => {
    if (problems.length > 0) document.getElementById(id)?.focus();
  }, [problems, id]);
  const lines = new Set(problems.map(({ line }) => line)).size;
  const wrong = lines > 0 ? t('wrong', { count: lines }) : undefined;
  return (
    <div className="grid gap-3">
      <TextAreaField
        id={id}
        name="list"
        label={t('list')}
        hint={t('listHint')}
        error={file.isError ? t('unreadable') : wrong}
        rows={6}
        className="max-w-2xl font-mono"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} disabled={text.trim() === ''} onClick={onAdd}>
          {t('submit')}
        </Button>
        <Button
          kind="quiet"
          isBusy={file.isPending}
          icon={<FileSpreadsheet aria-hidden className="size-5" />}
          onClick={() => picker.current?.click()}
        >
          {t('file')}
        </Button>
        <input
          ref={picker}
          type="file"
          aria-label={t('file')}
          tabIndex={-1}
          className="sr-only"
          accept=".csv,.txt,.tsv,.xlsx"
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            if (chosen) file.mutate(chosen);
            // The same file, corrected, may be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}

const SHOWN_PROBLEMS = 50;

function Outcome({
  outcome,
  error,
}: {
  outcome: AddedRecipients | undefined;
  error: Error | null;
}) {
  const t = useTranslations('choices.recipients.add');
  const { ofProblem, ofFailure } = useProblemWords();
  const failure = ofFailure(error);
  if (failure) {
    return (
      <Notice kind="danger" isLive>
        <p>{failure}</p>
      </Notice>
    );
  }
  if (!outcome) return null;
  const { problems, over, added, alreadyThere } = outcome;
  if (over > 0) {
    return (
      <Notice kind="danger" isLive>
        <p>{t('over', { count: over })}</p>
      </Notice>
    );
  }
  if (problems.length === 0) {
    return (
      <Notice kind="success" isLive>
        <p>{t('done', { added, there: alreadyThere })}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="danger" isLive>
      <ul className="list-disc pl-5">
        {problems.slice(0, SHOWN_PROBLEMS).map(({ line, column, problem }) => (
          <li key={`${line} ${column}`}>
            {t('line', { line, column: t(`columns.${column}`), problem: ofProblem({ problem }) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
