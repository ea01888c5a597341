import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { codeOf, codeProblems } from '../rules/sign-in-forms.ts';
import { problemOf } from './ask-account-client.ts';
import { SignInFailure } from './sign-in-failure.tsx';
import { useFieldWords } from './sign-in-words.ts';

type CodeFormProps = {
  readonly label: string;
  readonly submitLabel: string;
  /** Rejects with DeclinedByAccounts when the code is not accepted. */
  readonly check: (code: string) => Promise<unknown>;
  readonly takesFocus?: boolean;
};

const OF_THE_CODE = new Set(['wrong-code', 'link-over']);

/** Six digits, from a mail or an application. */
export function CodeForm({ label, submitLabel, check, takesFocus = false }: CodeFormProps) {
  const t = useTranslations('accounts.signIn.sent');
  const form = useSchemaForm({ id: 'code', validate: codeProblems, words: useFieldWords() });
  const attempt = useMutation({
    mutationFn: check,
    onError(error) {
      const problem = problemOf(error);
      if (OF_THE_CODE.has(problem)) form.show([{ path: 'code', problem }]);
    },
  });
  const isOfField = attempt.error && OF_THE_CODE.has(problemOf(attempt.error));
  return (
    <form
      {...form.handlers(({ code = '' }) => attempt.mutate(codeOf(code) ?? ''))}
      className="grid gap-4"
    >
      <TextField
        {...form.field('code')}
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus={takesFocus}
        className="max-w-56"
      />
      {!isOfField && <SignInFailure error={attempt.error} />}
      <p>
        <Button type="submit" isBusy={attempt.isPending}>
          {attempt.isPending ? t('checking') : submitLabel}
        </Button>
      </p>
    </form>
  );
}
