import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { formatSiren } from '#basics/siren.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { ChangeCompany } from '../contract.ts';
import { companyChangeProblems } from '../rules/company-form.ts';
import { useCompanyWords } from './company-words.ts';
import { Failure } from './failure.tsx';
import { problemsOf } from './problems-of.ts';
import { useSpace } from './space-context.ts';
import { SPACES_KEY } from './use-spaces.ts';

/** Name, number and size; owners change what may change. */
export function DescriptionSettings() {
  const t = useTranslations('company.space.description');
  const space = useSpace();
  const toast = useToast();
  const queries = useQueryClient();
  const form = useSchemaForm({
    id: 'description',
    validate: companyChangeProblems,
    words: useCompanyWords(),
  });
  const save = useMutation({
    mutationFn: (typed: FormValues) =>
      callFunction<ChangeCompany>('change-company', { companyId: space.id, form: typed }),
    onSuccess() {
      toast.show({ title: t('saved') });
      return Promise.all([
        queries.invalidateQueries({ queryKey: SPACES_KEY }),
        queries.invalidateQueries({ queryKey: ['verification', space.id] }),
      ]);
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  const isFixed = !space.can('describe-company') || space.licence.state === 'over';
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-ink-soft">
        <div className="flex gap-2">
          <dt>{t('siren')}</dt>
          <dd className="tabular-nums">{formatSiren(space.siren)}</dd>
        </div>
        <div>
          <dt className="sr-only">{t('kind')}</dt>
          <dd>{t(`kinds.${space.kind}.name`)}</dd>
        </div>
      </dl>
      <form {...form.handlers((typed) => save.mutate(typed))} className="mt-5 grid gap-5">
        <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
          <TextField
            {...form.field('legalName')}
            label={t('legalName')}
            defaultValue={space.legalName}
            readOnly={isFixed}
            required
          />
          <TextField
            {...form.field('headcount')}
            label={t('headcount')}
            defaultValue={String(space.headcount)}
            inputMode="numeric"
            readOnly={isFixed}
            required
          />
        </div>
        <Failure error={save.error} />
        {!isFixed && (
          <p>
            <Button type="submit" kind="secondary" isBusy={save.isPending}>
              {t('save')}
            </Button>
          </p>
        )}
      </form>
    </Card>
  );
}
