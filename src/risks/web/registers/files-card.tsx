import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ExportRegister, NoteHandover, RegisterFile } from '../../contract.ts';
import { FILE_FORMATS, HANDOVER_MEANS, readHandover } from '../../rules/registers.ts';
import { FormDialog } from '../form-dialog.tsx';
import type { ShownRegisterProps } from './registers-page.tsx';

type Format = RegisterFile['format'];

/** A register as a file, and to whom such files were handed over. */
export function FilesCard({ companyId, register, view }: ShownRegisterProps) {
  const t = useTranslations('risks.registers.files');
  const [year, setYear] = useState('');
  const [given, give] = useState<string>();
  const isAccidents = register === 'accidents';
  const download = useRegisterFile(companyId, register, isAccidents && year ? Number(year) : null);
  // The works council consults the register of accidents; who keeps it hands it over.
  if (isAccidents && !view.mayHandOver) return null;
  const isCouncil = register === 'cmr' && !view.mayHandOver;
  const years = new Set(view.entries.map(({ fields }) => fields.happenedOn?.slice(0, 4) ?? ''));
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-1 max-w-prose">{t(isCouncil ? 'text.council' : `text.${register}`)}</p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        {isAccidents && (
          <SelectField
            name="year"
            className="w-40"
            label={t('year')}
            value={year}
            onChange={({ currentTarget: { value } }) => setYear(value)}
            options={[
              { value: '', label: t('allYears') },
              ...[...years].map((each) => ({ value: each, label: each })),
            ]}
          />
        )}
        {FILE_FORMATS.toReversed().map((format) => (
          <Button
            key={format}
            kind="secondary"
            isBusy={download.isPending && download.variables === format}
            onClick={() => download.mutate(format)}
          >
            {t(format)}
          </Button>
        ))}
      </div>
      <div role="status" className="mt-3 empty:sr-only">
        {download.isPending && <p className="text-ink-soft">{t('preparing')}</p>}
        {download.isSuccess && <p className="text-ink-soft">{t('ready')}</p>}
        {download.isError && (
          <Notice kind="danger">
            <p>{t('failed')}</p>
          </Notice>
        )}
      </div>
      {view.files.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {view.files.map((file) => (
            <FileLine
              key={file.id}
              file={file}
              onGive={view.mayHandOver ? () => give(file.id) : undefined}
            />
          ))}
        </ul>
      )}
      {given && (
        <HandoverDialog companyId={companyId} fileId={given} onClose={() => give(undefined)} />
      )}
    </Card>
  );
}

function useRegisterFile(
  companyId: string,
  register: ShownRegisterProps['register'],
  year: number | null,
) {
  const t = useTranslations('risks.registers.files');
  const client = useQueryClient();
  return useMutation({
    async mutationFn(format: Format) {
      const fileId = crypto.randomUUID();
      const input = { companyId, register, format, fileId, year };
      const file = await callFunction<ExportRegister>('export-register', input);
      saveFile(file, `${t(`name.${register}`)}.${format}`);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['duerp', companyId, 'register'] }),
  });
}

type FileLineProps = { readonly file: RegisterFile; readonly onGive: (() => void) | undefined };

function FileLine({ file, onGive }: FileLineProps) {
  const t = useTranslations('risks.registers.files');
  const language = useLocale();
  const { givenOn, recipient, means } = file;
  const made = t('made', {
    format: t(file.format),
    day: formatDay(parisDayOf(new Date(file.madeAt)), language),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {made}
        {file.year !== null && ` · ${file.year}`}
        <span className="block text-sm text-ink-soft">
          {givenOn && means
            ? t('given', {
                day: formatDay(givenOn, language),
                recipient: recipient ?? '',
                means: t(`ways.${means}`),
              })
            : t('notGiven')}
        </span>
      </span>
      {!givenOn && onGive && (
        <Button kind="quiet" size="small" aria-label={`${t('give')} · ${made}`} onClick={onGive}>
          {t('give')}
        </Button>
      )}
    </li>
  );
}

type HandoverDialogProps = {
  readonly companyId: string;
  readonly fileId: string;
  readonly onClose: () => void;
};

function HandoverDialog({ companyId, fileId, onClose }: HandoverDialogProps) {
  const t = useTranslations('risks.registers.files');
  const common = useTranslations('risks.duerp');
  const today = parisDayOf(new Date());
  return (
    <FormDialog
      companyId={companyId}
      title={t('give')}
      submit={common('save')}
      told={t('noted')}
      validate={(typed) => readHandover(typed, today).problems}
      send={(form) => callFunction<NoteHandover>('note-handover', { companyId, fileId, form })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField {...field('givenOn', today)} type="date" label={t('givenOn')} />
          <TextField {...field('recipient')} label={t('recipient')} />
          <SelectField
            {...field('means')}
            label={t('means')}
            options={[
              { value: '', label: common('choose') },
              ...HANDOVER_MEANS.map((value) => ({ value, label: t(`ways.${value}`) })),
            ]}
          />
        </>
      )}
    </FormDialog>
  );
}
