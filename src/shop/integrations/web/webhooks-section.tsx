import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { Failure } from '#company/web/failure.tsx';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { useToast } from '#ui/toast.tsx';
import type { RemoveWebhook, RenewWebhookSecret, ResumeWebhook, Webhook } from '../contract.ts';
import { useIntegrationChange, useWebhooks } from './use-integrations.ts';
import { SecretDialog, WebhookDialog } from './webhook-dialog.tsx';
import { WebhookLog } from './webhook-log.tsx';

/** Where programs are told; owners add, resume and remove it, and see what arrived. */
export function WebhooksSection() {
  const t = useTranslations('integrations.webhooks');
  const { id: companyId } = useSpace();
  const { data, error, refetch } = useWebhooks(companyId);
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <Card as="section" id="webhooks">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-1 max-w-prose text-ink-soft">{t('intro')}</p>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading text={t('loading')} />}
      {data?.webhooks.length === 0 && <p className="mt-4">{t('none')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.webhooks.map((webhook) => (
          <WebhookItem
            key={webhook.id}
            webhook={webhook}
            companyId={companyId}
            onRenewed={setSecret}
          />
        ))}
      </ul>
      {data && (
        <Button
          kind="secondary"
          className="mt-4"
          aria-haspopup="dialog"
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      )}
      {isAdding && (
        <WebhookDialog
          companyId={companyId}
          onAdded={(added) => {
            setAdding(false);
            setSecret(added);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </Card>
  );
}

type WebhookItemProps = {
  readonly webhook: Webhook;
  readonly companyId: string;
  readonly onRenewed: (secret: string) => void;
};

function WebhookItem({ webhook, companyId, onRenewed }: WebhookItemProps) {
  const t = useTranslations('integrations.webhooks');
  const scopes = useTranslations('integrations.keys.scopes');
  const language = useLocale();
  const { url, isDisabled, failingSince } = webhook;
  return (
    <li className="grid gap-3 py-4">
      <div className="[overflow-wrap:anywhere]">
        {url}
        <span className="block text-sm text-ink-soft">
          {webhook.scopes.map((scope) => scopes(scope)).join(', ')}
        </span>
        {isDisabled && <p className="text-danger">{t('disabled')}</p>}
        {!isDisabled && failingSince && (
          <p>{t('failing', { at: formatMoment(new Date(failingSince), language) })}</p>
        )}
      </div>
      <WebhookActs webhook={webhook} companyId={companyId} onRenewed={onRenewed} />
      {webhook.messages.length > 0 && <WebhookLog webhook={webhook} companyId={companyId} />}
    </li>
  );
}

function WebhookActs({ webhook, companyId, onRenewed }: WebhookItemProps) {
  const t = useTranslations('integrations.webhooks');
  const toast = useToast();
  const { id: webhookId, url, secretVersion, isDisabled } = webhook;
  const of = { companyId, webhookId };
  const renew = useIntegrationChange(companyId, () =>
    callFunction<RenewWebhookSecret>('renew-webhook-secret', { ...of, secretVersion }),
  );
  const resume = useIntegrationChange(companyId, () =>
    callFunction<ResumeWebhook>('resume-webhook', of),
  );
  const remove = useIntegrationChange(companyId, () =>
    callFunction<RemoveWebhook>('remove-webhook', of),
  );
  const told = (title: string) => ({ onSuccess: () => toast.show({ title }) });
  const acts = [
    ...(isDisabled
      ? [['resume', resume, () => resume.mutate(undefined, told(t('resumed')))] as const]
      : []),
    [
      'renew',
      renew,
      () => renew.mutate(undefined, { onSuccess: ({ secret }) => onRenewed(secret) }),
    ] as const,
    ['remove', remove, () => remove.mutate(undefined, told(t('removed')))] as const,
  ];
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {acts.map(([act, { isPending }, run]) => (
          <Button
            key={act}
            kind={act === 'remove' ? 'quiet' : 'secondary'}
            size="small"
            isBusy={isPending}
            aria-label={t('actNamed', { act: t(act), url })}
            onClick={run}
          >
            {t(act)}
          </Button>
        ))}
      </div>
      <Failure error={renew.error ?? resume.error ?? remove.error} />
    </div>
  );
}
