import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { AcceptInvitation, CreateCompany, ListSpaces } from '../contract.ts';
import { COMPANY_KINDS, companyProblems } from '../rules/company-form.ts';
import { keepChoice } from './chosen-space.ts';
import { useCompanyWords } from './company-words.ts';
import { Failure } from './failure.tsx';
import { problemsOf } from './problems-of.ts';
import { SPACES_KEY } from './use-spaces.ts';

type Invitations = OutputOf<ListSpaces>['invitations'];

/** For who belongs to no company yet: the invitations that wait, or a space of their own. */
export function Welcome({ invitations }: { invitations: Invitations }) {
  const t = useTranslations('company.space.welcome');
  return (
    <Container width="narrow" className="pb-10">
      <PageHead title={t('title')} />
      <PageTitle
        size="small"
        title={t('title')}
        intro={invitations.length > 0 ? t('introInvited') : t('intro')}
      />
      {invitations.length > 0 && <WaitingInvitations invitations={invitations} />}
      <p className="mb-8">
        {t.rich('code', { link: (words) => <Link to="/dashboard?code=">{words}</Link> })}
      </p>
      <Card as="section" className="sm:p-8">
        <h2 className="text-2xl">{t('create')}</h2>
        <p className="mt-2 text-ink-soft">{t('createIntro')}</p>
        <CreateCompanyForm />
      </Card>
    </Container>
  );
}

function WaitingInvitations({ invitations }: { invitations: Invitations }) {
  const t = useTranslations('company.space.welcome');
  const roles = useTranslations('company.space.roles');
  const language = useLocale();
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: (invitationId: string) =>
      callFunction<AcceptInvitation>('accept-invitation', { invitationId }),
    onSuccess({ companyId }) {
      keepChoice(companyId);
      return queries.invalidateQueries({ queryKey: SPACES_KEY });
    },
  });
  return (
    <ul className="mb-8 grid gap-4">
      {invitations.map(({ id, companyName, role, expiresAt }) => (
        <Card as="li" key={id} isRaised className="flex flex-wrap items-center gap-4">
          <div className="min-w-0 grow">
            <h2 className="text-xl">{companyName}</h2>
            <p className="text-ink-soft">
              {t('invitedAs', { role: roles(`${role}.name`) })}{' '}
              {t('until', { day: formatDay(parisDayOf(new Date(expiresAt)), language) })}
            </p>
          </div>
          <Button isBusy={accept.isPending} onClick={() => accept.mutate(id)}>
            {t('accept')}
          </Button>
        </Card>
      ))}
      <Failure error={accept.error} />
    </ul>
  );
}

function CreateCompanyForm() {
  const t = useTranslations('company.space.description');
  const { form, create } = useCompanyCreation();
  return (
    <form {...form.handlers((typed) => create.mutate(typed))} className="mt-6 grid gap-6">
      <TextField
        {...form.field('legalName')}
        label={t('legalName')}
        hint={t('legalNameHint')}
        autoComplete="organization"
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...form.field('siren')}
          label={t('siren')}
          hint={t('sirenHint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField
          {...form.field('headcount')}
          label={t('headcount')}
          hint={t('headcountHint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      </div>
      <RadioCards
        {...form.field('kind')}
        legend={t('kind')}
        columns={2}
        options={COMPANY_KINDS.map((kind) => ({
          value: kind,
          label: t(`kinds.${kind}.name`),
          description: t(`kinds.${kind}.text`),
        }))}
      />
      <Failure error={create.error} />
      <p>
        <Button type="submit" size="large" isBusy={create.isPending}>
          {create.isPending ? t('creating') : t('create')}
        </Button>
      </p>
    </form>
  );
}

function useCompanyCreation() {
  const queries = useQueryClient();
  // One id for this form, however often it is sent: there is one company.
  const id = useRef(crypto.randomUUID());
  const form = useSchemaForm({
    id: 'company',
    validate: companyProblems,
    words: useCompanyWords(),
  });
  const create = useMutation({
    mutationFn: (typed: FormValues) =>
      callFunction<CreateCompany>('create-company', { companyId: id.current, form: typed }),
    onSuccess({ companyId }) {
      keepChoice(companyId);
      window.scrollTo({ top: 0 });
      return queries.invalidateQueries({ queryKey: SPACES_KEY });
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  return { form, create };
}
