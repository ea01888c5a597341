import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureWords, fieldErrors, problemWords } from '#platform/browser/refusal-words.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { LEAST_CHOICES, MOST_CHOICES } from '../rules/poll.ts';
import { LONGEST_CHOICE, LONGEST_WORDING } from '../rules/poll-text.ts';
import { PollChoices } from './poll-choices.tsx';
import { useWritePoll } from './use-polls.ts';

type Draft = {
  readonly wording: string;
  readonly choices: readonly string[];
  readonly hasEnglish: boolean;
  readonly wordingEn: string;
  readonly choicesEn: readonly string[];
};

/** By which fields of choices are known. */
const NUMBERS = Array.from({ length: MOST_CHOICES }, (_, at) => at + 1);

const EMPTY: Draft = {
  wording: '',
  choices: Array.from({ length: LEAST_CHOICES }, () => ''),
  hasEnglish: false,
  wordingEn: '',
  choicesEn: [],
};

/** Writes a question, and shows it as everybody will see it; nothing typed is lost by an error. */
export function PollForm({ companyId }: { companyId: string }) {
  const t = useTranslations('listening.poll.form');
  const { show } = useToast();
  const [draft, setDraft] = useState(EMPTY);
  // The same id however often the same text is sent.
  const [pollId] = useState(() => crypto.randomUUID());
  const write = useWritePoll(companyId);
  const problemOf = useProblems(write.error);
  const change = (part: (now: Draft) => Partial<Draft>) =>
    setDraft((now) => ({ ...now, ...part(now) }));
  const { wording, choices, hasEnglish, wordingEn, choicesEn } = draft;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const english = hasEnglish
            ? { wordingEn, choicesEn: choices.map((_, at) => choicesEn[at] ?? '') }
            : { wordingEn: null, choicesEn: null };
          write.mutate(
            { pollId, wording, choices: [...choices], ...english },
            { onSuccess: () => show({ title: t('sent') }) },
          );
        }}
      >
        <TextField
          name="wording"
          label={t('wording')}
          hint={t('wordingHint')}
          maxLength={LONGEST_WORDING}
          error={problemOf('wording')}
          value={wording}
          onChange={({ currentTarget: { value } }) => change(() => ({ wording: value }))}
        />
        <Choices draft={draft} change={change} problemOf={problemOf} />
        <CheckboxField
          name="english"
          label={t('english')}
          checked={hasEnglish}
          onChange={({ currentTarget: { checked } }) => change(() => ({ hasEnglish: checked }))}
        />
        {hasEnglish && <English draft={draft} change={change} problemOf={problemOf} />}
        <Preview draft={draft} />
        <Failure error={write.error} />
        <p>
          <Button type="submit" isBusy={write.isPending}>
            {t('send')}
          </Button>
        </p>
      </form>
    </Card>
  );
}

type PartProps = {
  readonly draft: Draft;
  readonly change: (part: (now: Draft) => Partial<Draft>) => void;
  readonly problemOf: (path: string) => string | undefined;
};

function Choices({ draft: { choices }, change, problemOf }: PartProps) {
  const t = useTranslations('listening.poll.form');
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t('choices')}</legend>
      {NUMBERS.slice(0, choices.length).map((number) => (
        <TextField
          key={number}
          name={`choice-${number}`}
          label={t('choice', { number })}
          maxLength={LONGEST_CHOICE}
          error={problemOf(`choices.${number - 1}`)}
          value={choices[number - 1]}
          onChange={({ currentTarget: { value } }) =>
            change((now) => ({ choices: now.choices.with(number - 1, value) }))
          }
        />
      ))}
      {choices.length < MOST_CHOICES && (
        <p>
          <Button
            kind="secondary"
            size="small"
            icon={<Plus aria-hidden className="size-5" />}
            onClick={() => change((now) => ({ choices: [...now.choices, ''] }))}
          >
            {t('addChoice')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

function English({ draft: { choices, wordingEn, choicesEn }, change, problemOf }: PartProps) {
  const t = useTranslations('listening.poll.form');
  return (
    <div className="grid gap-3" lang="en">
      <TextField
        name="wordingEn"
        label={t('wordingEn')}
        maxLength={LONGEST_WORDING}
        error={problemOf('wordingEn')}
        value={wordingEn}
        onChange={({ currentTarget: { value } }) => change(() => ({ wordingEn: value }))}
      />
      {NUMBERS.slice(0, choices.length).map((number) => (
        <TextField
          key={number}
          name={`choiceEn-${number}`}
          label={t('choiceEn', { number })}
          maxLength={LONGEST_CHOICE}
          error={problemOf(`choicesEn.${number - 1}`)}
          value={choicesEn[number - 1] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change((now) => ({
              choicesEn: now.choices.map((__, each) =>
                each === number - 1 ? value : (now.choicesEn[each] ?? ''),
              ),
            }))
          }
        />
      ))}
    </div>
  );
}

function Preview({ draft: { wording, choices } }: { draft: Draft }) {
  const t = useTranslations('listening.poll.form');
  const written = [...new Set(choices.map((choice) => choice.trim()))].filter(
    (choice) => choice !== '',
  );
  return (
    <section className="rounded-lg border border-line p-4">
      <h3 className="text-sm font-semibold text-ink-soft">{t('preview')}</h3>
      {wording.trim() === '' || written.length < LEAST_CHOICES ? (
        <p className="mt-2 text-ink-soft">{t('emptyPreview')}</p>
      ) : (
        <div className="mt-2 grid gap-3">
          <p className="text-lg font-semibold wrap-anywhere">{wording}</p>
          <PollChoices choices={written} chosen={null} />
        </div>
      )}
    </section>
  );
}

/** Why it was not asked, where no field is to blame. */
function Failure({ error }: { error: unknown }) {
  const t = useTranslations('listening.poll.form.failed');
  return <FailureNotice error={error} words={failureWords(t)} />;
}

function useProblems(error: unknown): (path: string) => string | undefined {
  return fieldErrors(error, problemWords(useTranslations('listening.poll.problems')));
}
