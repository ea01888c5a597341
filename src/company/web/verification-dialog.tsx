import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { AskRegistry, CompanyForStaff, DecideVerification } from '../contract.ts';
import { decisionsFor, readVerificationForm, VERIFICATION_MEANS } from '../rules/verification.ts';
import { Failure } from './failure.tsx';
import { problemsOf } from './problems-of.ts';

type DialogProps = {
  readonly company: CompanyForStaff;
  /** What shows companies, asked for again once it is decided. */
  readonly listKey: readonly string[];
  readonly onClose: () => void;
};

/** What is known of a space, and what staff decide of it. */
export function VerificationDialog({ company, listKey, onClose }: DialogProps) {
  const t = useTranslations('company.staff.verification');
  const close = useTranslations('company.staff')('close');
  const toast = useToast();
  const queries = useQueryClient();
  const { id: companyId, siren, legalName } = company;
  const decisions = decisionsFor(company.verification.state);
  const [decision, setDecision] = useState<string>(decisions[0] ?? 'refused');
  // One id for this form, however often it is sent: it is decided once.
  const decisionId = useRef(crypto.randomUUID());
  const form = useSchemaForm({
    id: 'verification',
    validate: (typed) => readVerificationForm(typed).problems,
    words: useVerificationWords(),
  });
  const save = useMutation({
    mutationFn: (typed: FormValues) =>
      callFunction<DecideVerification>('decide-verification', {
        companyId,
        decisionId: decisionId.current,
        seen: { siren, legalName },
        form: typed,
      }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: listKey });
      toast.show({ title: t('done') });
      onClose();
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title', { name: legalName })}
      closeLabel={close}
      footer={
        <Button type="submit" form="verification-form" isBusy={save.isPending}>
          {t('confirm')}
        </Button>
      }
    >
      <form
        id="verification-form"
        {...form.handlers((typed) => save.mutate(typed))}
        className="grid gap-5"
      >
        <p className="text-ink-soft">{t('text')}</p>
        <Known company={company} />
        <SelectField
          {...form.field('decision')}
          label={t('decision')}
          value={decision}
          onChange={({ currentTarget }) => setDecision(currentTarget.value)}
          options={decisions.map((each) => ({ value: each, label: t(`decisions.${each}`) }))}
        />
        {decision === 'verified' && (
          <SelectField
            {...form.field('means')}
            label={t('means')}
            options={VERIFICATION_MEANS.map((each) => ({
              value: each,
              label: t(`meansOf.${each}`),
            }))}
          />
        )}
        <TextAreaField
          {...form.field('note')}
          label={t('note')}
          hint={t('noteHint')}
          rows={3}
          required
        />
        <Failure error={save.error} conflict={t('conflict')} />
      </form>
    </Dialog>
  );
}

/** What its owner said, what was decided before, who else has its number, and what the directory says. */
function Known({ company }: { company: CompanyForStaff }) {
  const t = useTranslations('company.staff.verification');
  const language = useLocale();
  const { askedAt, requestNote, decidedAt, note, sameSiren } = company.verification;
  const dayOf = (instant: string) => formatDay(parisDayOf(new Date(instant)), language);
  return (
    <div className="grid gap-4">
      {sameSiren > 0 && (
        <p className="font-semibold text-warning">{t('sameSiren', { count: sameSiren })}</p>
      )}
      {askedAt && requestNote && (
        <Said title={t('asked', { day: dayOf(askedAt) })} text={requestNote} />
      )}
      {decidedAt && note && <Said title={t('last', { day: dayOf(decidedAt) })} text={note} />}
      <Registry companyId={company.id} />
    </div>
  );
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <p className="whitespace-pre-line break-words text-ink-soft">{text}</p>
    </div>
  );
}

function Registry({ companyId }: { companyId: string }) {
  const t = useTranslations('company.staff.verification.registry');
  const { data, error } = useQuery({
    queryKey: ['registry', companyId],
    queryFn: () => callFunction<AskRegistry>('ask-registry', { companyId }),
    retry: false,
  });
  const known = data?.company;
  const silent = data && data.answer !== 'known' ? t(data.answer) : undefined;
  return (
    <div aria-live="polite">
      <p className="font-semibold">{t('title')}</p>
      <p className="break-words text-ink-soft">
        {!data && !error && t('loading')}
        {error && t('silent')}
        {silent}
        {known && t('known', { names: known.names.join(' · '), town: known.town ?? 'none' })}
      </p>
      {known && (
        <p className={known.isActive && known.isSameName ? 'text-success' : 'text-danger'}>
          {!known.isActive && `${t('closed')} `}
          {t(known.isSameName ? 'sameName' : 'otherName')}
        </p>
      )}
    </div>
  );
}

function useVerificationWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('company.staff.verification.problems'));
}
