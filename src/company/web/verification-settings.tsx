import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { AskVerification, ReadVerification } from '../contract.ts';
import { readVerificationRequest } from '../rules/verification.ts';
import { useCompanyWords } from './company-words.ts';
import { Failure } from './failure.tsx';
import { problemsOf } from './problems-of.ts';
import { useSpace } from './space-context.ts';

const verificationKey = (companyId: string) => ['verification', companyId] as const;

/** Whether staff have verified the company, what that changes, and asking for it; for owners. */
export function VerificationSettings() {
  const t = useTranslations('company.space.verification');
  const { id: companyId } = useSpace();
  const { data, error, refetch } = useQuery({
    queryKey: verificationKey(companyId),
    queryFn: () => callFunction<ReadVerification>('read-verification', { companyId }),
  });
  return (
    <Card as="section" id="verification">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{t('title')}</h2>
        {data && (
          <Badge tone={data.state === 'verified' ? 'success' : 'neutral'}>
            {t(`states.${data.state}`)}
          </Badge>
        )}
      </div>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text={t('loading')} />}
      {data && <Standing verification={data} />}
    </Card>
  );
}

type Verification = OutputOf<ReadVerification>;

function Standing({ verification }: { verification: Verification }) {
  const t = useTranslations('company.space.verification');
  const language = useLocale();
  const { legalName: company } = useSpace();
  const { state, askedAt, domains } = verification;
  const { ownDomainInvitations: own, dailyInvitations: count } = verification;
  if (state === 'verified')
    return (
      <p className="mt-3 max-w-prose">{t('verified', { company, deCompany: withDe(company) })}</p>
    );
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <div className="mt-3 grid gap-3">
      {(state === 'refused' || state === 'withdrawn') && <p className="max-w-prose">{t(state)}</p>}
      <p className="max-w-prose">{t('unverified')}</p>
      <p className="max-w-prose break-words">
        {domains.length > 0
          ? t('domains', {
              own,
              count,
              domains: list.format(domains.map((domain) => `@${domain}`)),
            })
          : t('noDomain', { own, count })}
      </p>
      {askedAt && (
        <p className="max-w-prose font-semibold">
          {t('asked', { day: formatDay(parisDayOf(new Date(askedAt)), language) })}
        </p>
      )}
      <RequestForm hasAsked={askedAt !== null} />
    </div>
  );
}

function RequestForm({ hasAsked }: { hasAsked: boolean }) {
  const t = useTranslations('company.space.verification');
  const { id: companyId } = useSpace();
  const toast = useToast();
  const queries = useQueryClient();
  const form = useSchemaForm({
    id: 'verification',
    validate: (typed) => readVerificationRequest(typed).problems,
    words: useCompanyWords(),
  });
  const ask = useMutation({
    mutationFn: (typed: FormValues) =>
      callFunction<AskVerification>('ask-verification', { companyId, form: typed }),
    onSuccess() {
      toast.show({ title: t('done') });
      return queries.invalidateQueries({ queryKey: verificationKey(companyId) });
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  return (
    <form {...form.handlers((typed) => ask.mutate(typed))} className="mt-2 grid gap-5">
      <TextAreaField
        {...form.field('reachedAt')}
        label={t('reachedAt')}
        hint={t('reachedAtHint')}
        rows={3}
        required
      />
      <Failure error={ask.error} />
      <p>
        <Button type="submit" kind="secondary" isBusy={ask.isPending}>
          {t(hasAsked ? 'askAgain' : 'ask')}
        </Button>
      </p>
    </form>
  );
}
