import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { Failure } from '#company/web/failure.tsx';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import type { SendWebhookAgain, Webhook, WebhookMessage } from '../contract.ts';
import { useIntegrationChange } from './use-integrations.ts';

type WebhookLogProps = { readonly webhook: Webhook; readonly companyId: string };

/** What was told there last, how it went, and once more where it did not arrive. */
export function WebhookLog({ webhook, companyId }: WebhookLogProps) {
  const t = useTranslations('integrations.webhooks');
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">
        {t('log', { count: webhook.messages.length })}
      </summary>
      <ul className="divide-y divide-line text-sm">
        {webhook.messages.map((message) => (
          <LogLine
            key={message.id}
            message={message}
            companyId={companyId}
            isStopped={webhook.isDisabled}
          />
        ))}
      </ul>
    </details>
  );
}

const ABOUT = {
  'order.changed': 'order',
  'invoice.issued': 'invoice',
  'delivery.changed': 'delivery',
} as const;

type LogLineProps = {
  readonly message: WebhookMessage;
  readonly companyId: string;
  readonly isStopped: boolean;
};

function LogLine({ message, companyId, isStopped }: LogLineProps) {
  const t = useTranslations('integrations.webhooks');
  const language = useLocale();
  const toast = useToast();
  const { id: messageId, type, number, state, attempts, problem, status } = message;
  const again = useIntegrationChange(companyId, () =>
    callFunction<SendWebhookAgain>('send-webhook-again', { companyId, messageId }),
  );
  const what = t(`types.${ABOUT[type]}`, { number });
  const facts = [
    formatMoment(new Date(message.attemptedAt ?? message.createdAt), language),
    t(`states.${state}`),
    t('attempts', { count: attempts }),
    problem === 'status' ? t('problems.status', { status: String(status ?? '') }) : null,
    problem && problem !== 'status' ? t(`problems.${problem}`) : null,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
        {what}
        <span className="block text-ink-soft">{facts.join(' · ')}</span>
      </span>
      {!isStopped && (
        <Button
          kind="quiet"
          size="small"
          isBusy={again.isPending}
          aria-label={t('againNamed', { what })}
          onClick={() =>
            again.mutate(undefined, { onSuccess: () => toast.show({ title: t('sent') }) })
          }
        >
          {t('again')}
        </Button>
      )}
      <Failure error={again.error} />
    </li>
  );
}
