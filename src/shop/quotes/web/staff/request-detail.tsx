import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { InputOf } from '#basics/contract.ts';
import { formatMoment } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useListLink } from '#platform/browser/use-list-address.ts';
import { Failure, useFailureWords } from '#staff/web/failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ChangeContactRequest, RequestDetail as Detail } from '../../contract.ts';
import { AnswerForm, NoteForm } from './answer-form.tsx';
import { QuotesOfRequest } from './quotes-of-request.tsx';
import { RequestThread } from './request-thread.tsx';
import { REQUEST_TONES } from './requests-list.tsx';
import { useRequest, useRequestChange } from './use-requests.ts';

/** One request: what was written, what was answered, and what to do now. */
export function RequestDetail({ requestId }: { requestId: string }) {
  const t = useTranslations('quotes.staffRequests');
  const language = useLocale();
  const linkTo = useListLink();
  const { data, error, refetch } = useRequest(requestId);
  return (
    <>
      <PageHead
        title={data ? t('detail.from', { name: data.name, deName: withDe(data.name) }) : t('title')}
      />
      <Link
        to={linkTo({ request: '' })}
        className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('detail.back')}
      </Link>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading text={t('detail.loading')} />}
      {data && (
        <>
          <PageTitle
            size="small"
            eyebrow={data.company}
            title={t('detail.from', { name: data.name, deName: withDe(data.name) })}
            intro={t('detail.received', { at: formatMoment(new Date(data.sentAt), language) })}
          >
            <Badge tone={REQUEST_TONES[data.state]}>{t(`states.${data.state}`)}</Badge>
          </PageTitle>
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="grid min-w-0 gap-6">
              <RequestThread request={data} />
              <AnswerForm request={data} />
              <NoteForm request={data} />
            </div>
            <div className="grid min-w-0 gap-6">
              <FollowUp request={data} />
              <QuotesOfRequest request={data} />
              <ContactFacts request={data} />
            </div>
          </div>
        </>
      )}
    </>
  );
}

function FollowUp({ request }: { request: Detail }) {
  const t = useTranslations('quotes.staffRequests.detail');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const isClosed = request.state === 'closed';
  const change = useRequestChange((wanted: InputOf<ChangeContactRequest>['change']) =>
    callFunction<ChangeContactRequest>('change-contact-request', {
      requestId: request.id,
      revision: request.revision,
      change: wanted,
    }),
  );
  const act = (wanted: InputOf<ChangeContactRequest>['change'], done: string) =>
    change.mutate(wanted, {
      onSuccess: () => toast.show({ title: done }),
      onError: (error) =>
        toast.show({
          title: isRefusal(error, 'conflict') ? t('conflict') : wordsOf(error),
          kind: 'destructive',
        }),
    });
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-xl">{t('follow')}</h2>
      <SelectField
        name="assignedTo"
        label={t('assigned')}
        value={request.assignedTo?.id ?? ''}
        onChange={(event) =>
          act({ assignedTo: event.currentTarget.value || null }, t('assignedDone'))
        }
        options={[
          { value: '', label: t('nobody') },
          ...request.staff.map(({ id, email }) => ({ value: id, label: email })),
        ]}
      />
      <Button
        kind="secondary"
        isBusy={change.isPending}
        onClick={() => act({ isClosed: !isClosed }, t(isClosed ? 'reopened' : 'closed'))}
      >
        {t(isClosed ? 'reopen' : 'close')}
      </Button>
    </Card>
  );
}

function ContactFacts({ request }: { request: Detail }) {
  const t = useTranslations('quotes.staffRequests');
  const offers = useTranslations('quotes.contact.offers');
  const facts = [
    [t('detail.name'), request.name],
    [t('detail.email'), request.email],
    [t('detail.phone'), request.phone],
    [t('detail.employees'), request.employeeCount],
    [t('list.offer'), request.offerType && offers(request.offerType)],
    [t('detail.language'), t(`languages.${request.language}`)],
  ] as const;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-xl">{t('detail.facts')}</h2>
      <dl className="grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="break-words">{value ?? t('detail.notSaid')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
