import { type ReactNode, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { formatMoment } from '#basics/dates.ts';
import { type FieldProblem, isRefusal, Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { forgetDraft, keepDraft, keptDraft } from '#platform/browser/draft-storage.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import type { SaveSetting, SettingForms } from '../../contract.ts';
import { type SettingGroup, settingProblems } from '../../rules/settings/setting-groups.ts';
import { ConflictNotice } from '../conflict-notice.tsx';
import { useFailureWords } from '../failure.tsx';
import { useSettingChange, useSettingForms, useSettingProblemWords } from './use-settings.ts';

type FieldIn = {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
};

/** What a field of the form is given, by its name. */
export type SettingFields = {
  text(name: string): FieldIn & { readonly defaultValue: string };
  tick(name: string): FieldIn & { readonly defaultChecked: boolean };
};

type Group = SettingForms['groups'][SettingGroup];

type SettingFormProps = {
  readonly group: SettingGroup;
  readonly kept: Group;
  readonly children: (fields: SettingFields) => ReactNode;
};

/** A group of settings. */
export function SettingForm({ group, kept, children }: SettingFormProps) {
  return (
    <RevisedForm
      id={group}
      kept={kept}
      validate={(typed) => settingProblems(group, typed)}
      send={(form, revision) =>
        callFunction<SaveSetting>('save-setting', { group, revision, form })
      }
      keptIn={({ groups }) => groups[group]}
    >
      {children}
    </RevisedForm>
  );
}

type RevisedFormProps = {
  readonly id: string;
  readonly kept: Group;
  readonly validate: (typed: FormValues) => readonly FieldProblem[];
  readonly send: (form: FormValues, revision: number) => Promise<{ readonly revision: number }>;
  /** Where it is found once the settings were read again. */
  readonly keptIn: (settings: SettingForms) => Group | undefined;
  readonly children: (fields: SettingFields) => ReactNode;
};

/** What is typed stays on this device until it is saved; the second of two people decides. */
export function RevisedForm({ id, kept, validate, send, keptIn, children }: RevisedFormProps) {
  const t = useTranslations('staff.settings');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const { session } = useSession();
  const draftName = `${session?.user.id ?? ''} setting ${id}`;
  const [own, setOwn] = useState(() => keptDraft(draftName));
  // What the fields begin with; a new number begins them anew.
  const [shown, setShown] = useState({
    number: 0,
    form: own?.typed ?? kept.form,
    revision: own?.revision ?? kept.revision,
  });
  const [isTouched, setTouched] = useState(own !== undefined);
  const latest = useRef<FormValues>(undefined);
  const form = useSchemaForm({
    id,
    validate,
    words: useSettingProblemWords(),
  });
  const save = useSettingChange((typed: FormValues) => send(typed, shown.revision));

  if (!isTouched && shown.revision !== kept.revision) beginAnew(kept);

  function beginAnew(from: { readonly form: FormValues; readonly revision: number }) {
    setShown(({ number }) => ({ number: number + 1, form: from.form, revision: from.revision }));
  }
  function leaveAs(from: { readonly form: FormValues; readonly revision: number }) {
    forgetDraft(draftName);
    setOwn(undefined);
    setTouched(false);
    form.show([]);
    beginAnew(from);
  }
  function keep(typed: FormValues, revision: number) {
    latest.current = typed;
    setTouched(true);
    keepDraft(draftName, { typed, id, revision });
  }
  const handlers = form.handlers((typed) =>
    save.mutate(typed, {
      onSuccess({ revision }) {
        setOwn(undefined);
        toast.show({ title: t('saved') });
        const since = latest.current;
        if (since && JSON.stringify(since) !== JSON.stringify(typed)) {
          // Somebody went on typing while it was being saved: that is a change of what is saved now.
          setShown((before) => ({ ...before, revision }));
          return keep(since, revision);
        }
        forgetDraft(draftName);
        setTouched(false);
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    }),
  );
  const isConflict = isRefusal(save.error, 'conflict');
  return (
    <form
      {...handlers}
      onChange={(event) => {
        handlers.onChange(event);
        keep(typedIn(event.currentTarget), shown.revision);
      }}
      className="grid gap-8"
    >
      {own && (
        <Notice kind="info">
          <p>{t('restored')}</p>
          <p className="pt-1">
            <Button kind="secondary" size="small" onClick={() => leaveAs(kept)}>
              {t('drop')}
            </Button>
          </p>
        </Notice>
      )}
      <div key={shown.number} className="grid gap-8">
        {children({
          text: (name) => ({ ...form.field(name), defaultValue: shown.form[name] ?? '' }),
          tick: (name) => ({ ...form.field(name), defaultChecked: shown.form[name] === 'on' }),
        })}
      </div>
      {isConflict && save.error instanceof Refusal && (
        <Conflict
          keptIn={keptIn}
          by={save.error.details?.editedBy}
          onMine={(theirs) => {
            setShown((before) => ({ ...before, revision: theirs.revision }));
            if (latest.current) keep(latest.current, theirs.revision);
            save.reset();
          }}
          onTheirs={(theirs) => {
            save.reset();
            leaveAs(theirs);
          }}
        />
      )}
      {save.error && !isConflict && form.problems.length === 0 && (
        <Notice kind="danger" isLive>
          <p>{wordsOf(save.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" isBusy={save.isPending}>
          {t('save')}
        </Button>
        <LastChange kept={kept} />
      </div>
    </form>
  );
}

function LastChange({ kept }: { kept: Group }) {
  const t = useTranslations('staff.settings');
  const language = useLocale();
  const { changedAt, changedBy } = kept;
  return (
    <p className="text-sm text-ink-soft">
      {changedAt
        ? t('changed', {
            at: formatMoment(new Date(changedAt), language),
            who: changedBy ?? t('somebody'),
          })
        : t('asDelivered')}
    </p>
  );
}

/** Two people at once: nothing is lost, and one of them decides. */
function Conflict({
  keptIn,
  by,
  onMine,
  onTheirs,
}: {
  keptIn: RevisedFormProps['keptIn'];
  by: unknown;
  onMine: (theirs: Group) => void;
  onTheirs: (theirs: Group) => void;
}) {
  const t = useTranslations('staff.settings.conflict');
  const { refetch, isFetching } = useSettingForms();
  const decide = async (then: (theirs: Group) => void) => {
    const { data } = await refetch();
    const theirs = data && keptIn(data);
    if (theirs) then(theirs);
  };
  return (
    <ConflictNotice
      words={{
        title: t('title'),
        text: t('text', { who: typeof by === 'string' ? by : t('somebody') }),
        keepMine: t('keepMine'),
        takeTheirs: t('takeTheirs'),
      }}
      isBusy={isFetching}
      onDecide={(take) => void decide(take ? onTheirs : onMine)}
    />
  );
}

/** Fields that belong together, named. */
export function SettingCard({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <legend className="float-left mb-1 w-full font-title text-xl">{title}</legend>
      {text && <p className="clear-both mb-4 text-ink-soft">{text}</p>}
      <div className="clear-both grid items-end gap-5 pt-2 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
