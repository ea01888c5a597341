import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { formatDay } from '#basics/dates.ts';
import { LANGUAGES } from '#basics/language.ts';
import { type FieldProblem, isRefusal, Refusal } from '#basics/refusal.ts';
import type { EditedPage } from '#basics/settings.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { forgetDraft, keepDraft, keptDraft } from '#platform/browser/draft-storage.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { GiveUpDraft } from '#staff/web/give-up-draft.tsx';
import { useSettingChange, useSettingProblemWords } from '#staff/web/settings/use-settings.ts';
import { Button } from '#ui/button.tsx';
import { FormProblems } from '#ui/form-problems.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type ChangeOf, useHeld } from '#ui/use-held.ts';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type {
  DropPageTextDraft,
  PageTextUnderEdit,
  PublishPageText,
  SavePageTextDraft,
} from '../../contract.ts';
import { fieldName, isLine, parsePageText, TEXT_FIELDS } from '../../rules/page-text.ts';
import { TextConflict } from './text-conflict.tsx';
import { TextHelp } from './text-help.tsx';
import { TextHistory } from './text-history.tsx';
import { TextPreview } from './text-preview.tsx';

type TextEditorProps = { readonly page: EditedPage; readonly text: PageTextUnderEdit };

/** Both languages side by side: typed on this device, kept as a draft, looked at, published. */
export function TextEditor({ page, text }: TextEditorProps) {
  const t = useTranslations('staff.settings.texts');
  const all = useTranslations('staff.settings');
  const language = useLocale();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const problemWords = useSettingProblemWords();
  const nameOf = useFieldName();
  const { session } = useSession();
  const draftName = `${session?.user.id ?? ''} text ${page}`;
  const [own] = useState(() => keptDraft(draftName));
  const held = useHeld<FormValues>(own?.typed ?? text.form);
  const typed = held.shown;
  // What is typed was typed on that one: where somebody else has written meanwhile, both are shown.
  const [revision, setRevision] = useState(own ? own.revision : text.revision);
  const [base, setBase] = useState(own ? own.published : publishedOf(text));
  const [attempt, setAttempt] = useState(0);
  const [isPreviewed, setPreviewed] = useState(false);
  const form = useSchemaForm({
    id: 'text',
    validate: (values) => parsePageText(page, values).problems,
    words: problemWords,
  });
  const isPending = !isSame(typed, text.published.form);

  function change(change: ChangeOf<FormValues>) {
    held.change(change);
    keepHere(revision, base);
  }
  function keepHere(upon: number | null, published: number | undefined) {
    keepDraft(draftName, { typed: held.latest(), id: page, revision: upon, published });
  }
  /** What was typed since `sent` left stays: it is a change of what is shown now. */
  function restart(sent: FormValues, next: FormValues, published: number | undefined) {
    setRevision(null);
    setBase(published);
    if (held.latest() !== sent) return keepHere(null, published);
    forgetDraft(draftName);
    held.change(() => next);
    form.show([]);
  }
  function show(problems: readonly FieldProblem[]) {
    form.show(problems);
    setAttempt((count) => count + 1);
  }
  async function saved(sent: FormValues): Promise<number> {
    const answer = await callFunction<SavePageTextDraft>('save-page-text-draft', {
      page,
      revision,
      published: base,
      form: sent,
    });
    setRevision(answer.revision);
    // What was typed while it was on its way stays on this device.
    if (held.latest() === sent) forgetDraft(draftName);
    else keepHere(answer.revision, base);
    return answer.revision;
  }
  const save = useSettingChange(saved);
  const publish = useSettingChange(async (sent: FormValues) =>
    callFunction<PublishPageText>('publish-page-text', { page, revision: await saved(sent) }),
  );
  const drop = useSettingChange(async () => {
    if (revision === null) return;
    await callFunction<DropPageTextDraft>('drop-page-text-draft', { page, revision });
  });
  const onError = (error: Error) => {
    const problems = error instanceof Refusal ? error.problems : [];
    if (problems.length > 0) return show(problems);
    if (conflictOf(error)) return;
    toast.show({ title: wordsOf(error), kind: 'destructive' });
  };
  const conflict = conflictOf(save.error) ?? conflictOf(publish.error);

  /** Says beside each field what is wrong; true where nothing is. */
  function isReady(): boolean {
    const { problems } = parsePageText(page, typed);
    show(problems);
    return problems.length === 0;
  }

  if (isPreviewed) {
    return <TextPreview page={page} form={typed} onBack={() => setPreviewed(false)} />;
  }
  return (
    <form
      {...form.handlers(() => undefined)}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-8"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-5">
        <p className="grow">
          {t('shown', { day: formatDay(text.published.day, language) })}{' '}
          <span role="status">{t(isPending ? 'pending' : 'same')}</span>
        </p>
        <span className="flex flex-wrap gap-3">
          <Button
            kind="secondary"
            size="small"
            isBusy={save.isPending}
            disabled={!isPending}
            onClick={() =>
              save.mutate(held.latest(), {
                onSuccess: () => toast.show({ title: t('draftSaved') }),
                onError,
              })
            }
          >
            {t('saveDraft')}
          </Button>
          <Button
            kind="secondary"
            size="small"
            disabled={!isPending}
            onClick={() => isReady() && setPreviewed(true)}
          >
            {t('preview')}
          </Button>
          <Button
            size="small"
            isBusy={publish.isPending}
            disabled={!isPending}
            onClick={() =>
              isReady() &&
              publish.mutate(held.latest(), {
                onSuccess({ published }, sent) {
                  restart(sent, parsePageText(page, sent).values, published);
                  toast.show({ title: t('published') });
                },
                onError,
              })
            }
          >
            {t('publish')}
          </Button>
        </span>
      </div>
      {own && (
        <Notice kind="info">
          <p>{all('restored')}</p>
        </Notice>
      )}
      {conflict && (
        <TextConflict
          page={page}
          by={conflict.details?.editedBy}
          onDecided={(theirs, take) => {
            if (take) restart(held.latest(), theirs.form, publishedOf(theirs));
            setRevision(theirs.revision);
            setBase(publishedOf(theirs));
            save.reset();
            publish.reset();
          }}
        />
      )}
      {form.problems.length > 0 && (
        <FormProblems
          key={attempt}
          title={t('toCheck')}
          problems={form.problems.map((problem) => ({
            fieldId: `text-${problem.path}`,
            text: t('line', { field: nameOf(problem.path), what: problemWords(problem) }),
          }))}
        />
      )}
      <TextHelp page={page} />
      <TextFields
        page={page}
        typed={typed}
        field={form.field}
        onChange={(name, words) => change((now) => ({ ...now, [name]: words }))}
      />
      {isPending && (
        <GiveUpDraft
          drop={drop}
          onDropped={() => restart(held.latest(), text.published.form, publishedOf(text))}
        />
      )}
      <TextHistory
        text={text}
        typed={typed}
        nameOf={nameOf}
        onRestore={(form) => change(() => form)}
      />
    </form>
  );
}

type TextFieldsProps = {
  readonly page: EditedPage;
  readonly typed: FormValues;
  readonly field: (name: string) => {
    readonly id: string;
    readonly name: string;
    readonly error: string | undefined;
  };
  readonly onChange: (name: string, words: string) => void;
};

function TextFields({ page, typed, field, onChange }: TextFieldsProps) {
  const nameOf = useFieldName();
  return Object.entries(TEXT_FIELDS[page]).map(([name, kind]) => (
    <div key={name} className="grid gap-5 xl:grid-cols-2">
      {LANGUAGES.map((language) => {
        const path = fieldName(name, language);
        return (
          <TextAreaField
            key={path}
            {...field(path)}
            label={nameOf(path)}
            lang={language}
            rows={isLine(kind) ? 1 : 8}
            value={typed[path] ?? ''}
            onChange={(event) => onChange(path, event.currentTarget.value)}
          />
        );
      })}
    </div>
  ));
}

/** What a field is called where it stands alone. */
function useFieldName(): (path: string) => string {
  const t = useTranslations('staff.settings.texts');
  return (path) => {
    const name = t(`fields.${path.replace(/(Fr|En)$/, '')}` as 'fields.title');
    return `${name} · ${t(path.endsWith('Fr') ? 'inFrench' : 'inEnglish')}`;
  };
}

/** The number of the text that was published last; 0 while it is the one that came with the product. */
function publishedOf({ revisions }: PageTextUnderEdit): number {
  return revisions[0]?.number ?? 0;
}

function conflictOf(error: Error | null): Refusal | undefined {
  return isRefusal(error, 'conflict') ? error : undefined;
}

/** Whatever the order of the fields. */
function isSame(one: FormValues, other: FormValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
