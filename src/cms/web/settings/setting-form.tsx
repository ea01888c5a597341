import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import { formatMoment } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { forgetDraft, keepDraft, keptDraft } from '#platform/browser/typed-drafts.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/toast.tsx';
import { type Typed, typedIn, useJudgedForm } from '#ui/use-judged-form.ts';
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

type SettingFormProps = {
  readonly group: SettingGroup;
  readonly kept: SettingForms['groups'][SettingGroup];
  readonly children: (fields: SettingFields) => ReactNode;
};

/** A group of settings: what is typed stays on this device until it is saved. */
export function SettingForm({ group, kept, children }: SettingFormProps) {
  const t = useTranslations('cms.settings');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const { session } = useSession();
  const draftName = `${session?.user.id ?? ''} setting ${group}`;
  const [own, setOwn] = useState(() => keptDraft(draftName));
  // What the fields begin with; a new number begins them anew.
  const [shown, setShown] = useState({
    number: 0,
    form: own?.typed ?? kept.form,
    revision: own?.revision ?? kept.revision,
  });
  const [isTouched, setTouched] = useState(own !== undefined);
  const form = useJudgedForm({
    id: group,
    judge: (typed) => settingProblems(group, typed),
    words: useSettingProblemWords(),
  });
  const save = useSettingChange((typed: Typed) =>
    callFunction<SaveSetting>('save-setting', { group, revision: shown.revision, form: typed }),
  );

  if (!isTouched && shown.revision !== kept.revision) beginAnew(kept);

  function beginAnew(from: { readonly form: Typed; readonly revision: number }) {
    setShown(({ number }) => ({ number: number + 1, form: from.form, revision: from.revision }));
  }
  function leaveAs(from: { readonly form: Typed; readonly revision: number }) {
    forgetDraft(draftName);
    setOwn(undefined);
    setTouched(false);
    form.show([]);
    beginAnew(from);
  }
  const handlers = form.handlers((typed) =>
    save.mutate(typed, {
      onSuccess() {
        forgetDraft(draftName);
        setOwn(undefined);
        setTouched(false);
        toast.show({ title: t('saved') });
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    }),
  );
  const isConflict = save.error instanceof Refusal && save.error.code === 'conflict';
  return (
    <form
      {...handlers}
      onChange={(event) => {
        handlers.onChange(event);
        setTouched(true);
        keepDraft(draftName, {
          typed: typedIn(event.currentTarget),
          id: group,
          revision: shown.revision,
        });
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
          group={group}
          by={save.error.details?.editedBy}
          onMine={(theirs) => {
            setShown((before) => ({ ...before, revision: theirs.revision }));
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

type Group = SettingFormProps['kept'];

function LastChange({ kept }: { kept: Group }) {
  const t = useTranslations('cms.settings');
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
  group,
  by,
  onMine,
  onTheirs,
}: {
  group: SettingGroup;
  by: unknown;
  onMine: (theirs: Group) => void;
  onTheirs: (theirs: Group) => void;
}) {
  const t = useTranslations('cms.settings.conflict');
  const { refetch, isFetching } = useSettingForms();
  const decide = async (then: (theirs: Group) => void) => {
    const { data } = await refetch();
    if (data) then(data.groups[group]);
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
