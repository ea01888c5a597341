import { Send } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { useOwnDraft } from '#accounts/web/use-own-draft.ts';
import { formatMoment } from '#basics/dates.ts';
import { Refusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useFailureWords } from '#staff/web/failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, typedIn, useSchemaForm } from '#ui/use-schema-form.ts';
import type { PartnerUnderReview, RevokePartnerLinks, WriteToPartner } from '../../contract.ts';
import { PARTNER_MOVES } from '../../rules/partner-review.ts';
import { readMessage } from '../../rules/partner-states.ts';
import { usePartnerChange, usePartnerProblems } from './use-partners.ts';

/** What staff and the partner wrote to each other, and the next message. */
export function PartnerThread({ partner }: { partner: PartnerUnderReview }) {
  const t = useTranslations('partners.staffPartners.thread');
  const language = useLocale();
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="text-xl">{t('title')}</h2>
      {partner.messages.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ol className="grid gap-4">
        {partner.messages.map((message) => (
          <li
            key={message.id}
            className={`rounded-lg p-4 ${message.author === 'staff' ? 'bg-sunken' : 'bg-primary-tint'}`}
          >
            <p className="text-sm font-semibold text-ink">
              {message.author === 'staff' ? (message.writtenBy ?? t('staff')) : partner.name}
              {message.kind !== 'message' && ` · ${t(`kinds.${message.kind}`)}`}
            </p>
            <p className="text-sm text-ink-soft">
              {formatMoment(new Date(message.writtenAt), language)}
            </p>
            <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{message.body}</p>
          </li>
        ))}
      </ol>
      <Write partner={partner} />
      <Links applicationId={partner.id} count={partner.openLinks} />
    </Card>
  );
}

function Write({ partner }: { partner: PartnerUnderReview }) {
  const t = useTranslations('partners.staffPartners.thread');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const draft = useOwnDraft(`partner message ${partner.id}`);
  const form = useSchemaForm({
    id: 'message',
    validate: (typed) => readMessage(typed).problems,
    words: usePartnerProblems(),
  });
  const write = usePartnerChange(({ question, ...typed }: FormValues) =>
    callFunction<WriteToPartner>('write-to-partner', {
      applicationId: partner.id,
      messageId: draft.idToSend(),
      isQuestion: question === 'on',
      form: typed,
    }),
  );
  const send = (typed: FormValues) => {
    if (write.isPending) return;
    write.mutate(typed, {
      onSuccess() {
        draft.arrived(typed);
        toast.show({ title: t('sent') });
      },
      onError: (error) => form.show(error instanceof Refusal ? error.problems : []),
    });
  };
  const handlers = form.handlers(send);
  const canWait =
    partner.state === 'waiting-for-partner' ||
    PARTNER_MOVES[partner.state].includes('waiting-for-partner');
  return (
    <form
      key={draft.round}
      className="grid gap-4"
      {...handlers}
      onChange={(event) => {
        handlers.onChange(event);
        draft.keep(typedIn(event.currentTarget));
      }}
    >
      <TextAreaField
        {...form.field('body')}
        label={t('write')}
        hint={t('writeHint', { email: partner.email })}
        lang={partner.language}
        rows={5}
        defaultValue={draft.before?.body}
      />
      {canWait && (
        <CheckboxField
          id="message-question"
          name="question"
          label={t('question')}
          hint={t('questionHint')}
          defaultChecked={draft.before ? draft.before.question === 'on' : true}
        />
      )}
      {write.error && form.problems.length === 0 && (
        <Notice kind="danger" isLive>
          <p>{wordsOf(write.error)}</p>
        </Notice>
      )}
      <p>
        <Button
          type="submit"
          kind="secondary"
          isBusy={write.isPending}
          icon={<Send aria-hidden className="size-5" />}
        >
          {t('send')}
        </Button>
      </p>
    </form>
  );
}

/** The links that the partner was sent: staff may close them all. */
function Links({ applicationId, count }: { applicationId: string; count: number }) {
  const t = useTranslations('partners.staffPartners.thread');
  const toast = useToast();
  const wordsOf = useFailureWords();
  const revoke = usePartnerChange(() =>
    callFunction<RevokePartnerLinks>('revoke-partner-links', { applicationId }),
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-sm text-ink-soft">{t('links', { count })}</p>
      {count > 0 && (
        <Button
          kind="quiet"
          size="small"
          isBusy={revoke.isPending}
          onClick={() =>
            revoke.mutate(undefined, {
              onSuccess: () => toast.show({ title: t('revoked') }),
              onError: (error) => toast.show({ title: wordsOf(error), kind: 'destructive' }),
            })
          }
        >
          {t('revoke')}
        </Button>
      )}
    </div>
  );
}
