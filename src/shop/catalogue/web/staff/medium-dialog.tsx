import { FileText, RefreshCw, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useOwnDraft } from '#accounts/web/use-own-draft.ts';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { DraftNotice } from '#staff/web/draft-notice.tsx';
import { useFailureWords } from '#staff/web/failure.tsx';
import { RecordJournal } from '#staff/web/journal/record-journal.tsx';
import { useProblemWords } from '#staff/web/use-problem-words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import type { KeepMedium, Medium, RemoveMedium } from '../../contract.ts';
import { readMediumForm } from '../../rules/medium-form.ts';
import { useByteWords } from './byte-words.ts';
import { FocusField } from './focus-field.tsx';
import { IMAGES_TAKEN, originalAddress, sendOriginal } from './send-original.ts';
import { useFileFailureWords } from './use-file-failure-words.ts';
import { useMediaChange } from './use-media.ts';

/** One picture or document: what it shows, where it is used, and another file in its place everywhere. */
export function MediumDialog({ medium, onClose }: { medium: Medium; onClose: () => void }) {
  const t = useTranslations('catalogue.staffMedia');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const draft = useOwnDraft(`medium ${medium.id}`, medium.revision);
  const start = draft.before ?? { name: medium.name, altFr: medium.altFr, altEn: medium.altEn };
  const [focus, setFocus] = useState({
    x: Number(start.focusX ?? medium.focusX),
    y: Number(start.focusY ?? medium.focusY),
  });
  const form = useSchemaForm({
    id: 'medium',
    validate: (typed) => readMediumForm(typed).problems,
    words: useProblemWords(),
  });
  const save = useMediaChange((typed: FormValues) =>
    callFunction<KeepMedium>('keep-medium', {
      mediumId: medium.id,
      revision: medium.revision,
      version: null,
      form: typed,
    }),
  );
  const send = (typed: FormValues) =>
    save.mutate(typed, {
      onSuccess() {
        draft.arrived(typed);
        toast.show({ title: t('saved') });
        onClose();
      },
      onError: (refused) => form.show(refused instanceof Refusal ? refused.problems : []),
    });
  const handlers = form.handlers(send);
  const isConflict = isRefusal(save.error, 'conflict');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={medium.name}
      description={t(`kinds.${medium.kind}`)}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form="medium-form" isBusy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-7">
        <form
          key={draft.round}
          id="medium-form"
          className="grid grid-cols-1 gap-5"
          {...handlers}
          onChange={(event) => {
            handlers.onChange(event);
            draft.keep(typedIn(event.currentTarget));
          }}
        >
          <DraftNotice draft={draft} />
          <TextField {...form.field('name')} label={t('name')} defaultValue={start.name} />
          {medium.picture && (
            <>
              <TextField
                {...form.field('altFr')}
                label={t('altFr')}
                hint={t('altHint')}
                defaultValue={start.altFr}
              />
              <TextField {...form.field('altEn')} label={t('altEn')} defaultValue={start.altEn} />
              {medium.version === null ? (
                <img
                  src={medium.picture.path}
                  alt=""
                  width={medium.picture.width}
                  height={medium.picture.height}
                  className="mx-auto max-h-64 w-auto rounded-md bg-sunken"
                />
              ) : (
                <FocusField picture={medium.picture} focus={focus} onChange={setFocus} />
              )}
            </>
          )}
          {save.error && form.problems.length === 0 && (
            <Notice kind="danger" isLive>
              <p>{isConflict ? t('conflict') : wordsOf(save.error)}</p>
            </Notice>
          )}
        </form>
        <Uses medium={medium} />
        <FileSection medium={medium} onRemoved={onClose} />
        <RecordJournal recordIds={[medium.id]} />
      </div>
    </Dialog>
  );
}

function Uses({ medium }: { medium: Medium }) {
  const t = useTranslations('catalogue.staffMedia');
  const language = useLocale();
  return (
    <section>
      <h3 className="text-xl">{t('usesTitle')}</h3>
      {medium.uses.length === 0 && <p className="mt-2 text-ink-soft">{t('unused')}</p>}
      <ul className="mt-2 grid gap-1">
        {medium.uses.map(({ what, id, name }) => (
          <li key={`${what} ${id}`}>
            {what === 'product' || what === 'draft' ? (
              <Link
                to={`/cms/products/edit/${id}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t(`used.${what}`, { name: name[language] })}
              </Link>
            ) : (
              t(`used.${what}`, { name: name[language] })
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The file itself: opened, replaced everywhere, or removed where nothing uses it. */
function FileSection({ medium, onRemoved }: { medium: Medium; onRemoved: () => void }) {
  const t = useTranslations('catalogue.staffMedia.file');
  const id = useId();
  const toast = useToast();
  const bytesOf = useByteWords();
  const wordsOf = useFileFailureWords();
  const [share, setShare] = useState<number>();
  const latest = useRef(medium);
  useEffect(() => {
    latest.current = medium;
  });
  const [isSure, setSure] = useState(false);
  const tell = (error: Error) => toast.show({ title: wordsOf(error), kind: 'destructive' });
  const replace = useMediaChange(async (file: File) => {
    setShare(0);
    const version = await sendOriginal(file, medium.id, setShare).finally(() =>
      setShare(undefined),
    );
    // As it is once the file has arrived: it may have been described meanwhile.
    const { id: mediumId, revision, name, altFr, altEn } = latest.current;
    const form = { name, altFr, altEn };
    return callFunction<KeepMedium>('keep-medium', { mediumId, revision, version, form });
  });
  const remove = useMediaChange(() =>
    callFunction<RemoveMedium>('remove-medium', { mediumId: medium.id, revision: medium.revision }),
  );
  async function open() {
    if (medium.version === null) return;
    // Opened before it is known where it lies: a window that opens later is held back by browsers.
    const opened = window.open('', '_blank');
    try {
      const address = await originalAddress(medium.id, medium.version);
      if (opened) opened.location.href = address;
    } catch (error) {
      opened?.close();
      tell(error instanceof Error ? error : new Error('unknown'));
    }
  }
  return (
    <section className="grid grid-cols-1 gap-4 border-t border-line pt-6">
      <h3 className="text-xl">{t('title')}</h3>
      {medium.bytes !== null && (
        <p className="text-ink-soft">
          {t('about', { type: medium.mimeType, size: bytesOf(medium.bytes) })}
        </p>
      )}
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {t('replace')}
        </label>
        <p id={`${id}-hint`} className="mb-2 text-sm text-ink-soft">
          {t('replaceHint')}
        </p>
        <input
          id={id}
          type="file"
          accept={medium.kind === 'document' ? 'application/pdf' : IMAGES_TAKEN}
          aria-describedby={`${id}-hint`}
          disabled={replace.isPending}
          className="block max-w-full rounded-md border border-line-strong bg-surface p-2 file:mr-3 file:rounded-md file:border-0 file:bg-primary-tint file:px-3 file:py-1.5 file:text-ink"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (!file) return;
            replace.mutate(file, {
              onSuccess: () => toast.show({ title: t('replaced') }),
              onError: tell,
            });
            currentTarget.value = '';
          }}
        />
        <p role="status" className="mt-2 flex items-center gap-2 text-sm">
          {replace.isPending && (
            <>
              <RefreshCw aria-hidden className="size-4.5" />
              {share === undefined ? t('preparing') : t('sending', { share })}
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {medium.version !== null && (
          <Button
            kind="secondary"
            icon={<FileText aria-hidden className="size-5" />}
            onClick={() => void open()}
          >
            {t('open')}
          </Button>
        )}
        {medium.uses.length === 0 && !isSure && (
          <Button
            kind="quiet"
            icon={<Trash2 aria-hidden className="size-5" />}
            onClick={() => setSure(true)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      {medium.uses.length > 0 && <p className="text-sm text-ink-soft">{t('used')}</p>}
      {isSure && (
        <Notice kind="warning" isLive>
          <p>{t('removeSure')}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <Button
              kind="danger"
              size="small"
              isBusy={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess() {
                    toast.show({ title: t('removed') });
                    onRemoved();
                  },
                  onError: tell,
                })
              }
            >
              {t('removeYes')}
            </Button>
            <Button kind="secondary" size="small" onClick={() => setSure(false)}>
              {t('removeNo')}
            </Button>
          </p>
        </Notice>
      )}
    </section>
  );
}
