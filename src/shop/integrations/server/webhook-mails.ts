import { letter } from '#platform/mail/letter.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/webhook-mail.ts';
import type { IntegrationsDeps } from './integrations-deps.ts';
import { WEBHOOK_DISABLED_MAIL } from './send-webhook.ts';
import { findOwners, findWebhook } from './webhooks.queries.ts';

const translator = translatorOf(texts);

/** To each owner, while it is stopped. The space is kept in French. */
export function webhookMails(deps: IntegrationsDeps): Record<string, LapsingMailComposer> {
  return {
    async [WEBHOOK_DISABLED_MAIL](subjectId) {
      const [webhookId = '', userId] = subjectId.split('.');
      // The outbox is no caller: the service reads what it was told of.
      const found = await deps.database.asService(async (tx) => ({
        webhook: await findWebhook(tx, webhookId),
        owner: (await findOwners(tx, webhookId)).find((owner) => owner.userId === userId),
      }));
      const { webhook, owner } = found;
      if (!owner || !webhook?.disabled_at || webhook.removed_at) return undefined;
      const t = translator('fr');
      const host = URL.parse(webhook.url)?.host ?? webhook.url;
      return letter('fr', {
        to: owner.email,
        replyTo: await deps.supportEmail(),
        title: t('title', { host }),
        why: 'member',
        parts: [
          t('intro', { host }),
          t('next'),
          { link: new URL('/dashboard/billing#webhooks', deps.publicUrl()).href, label: t('link') },
        ],
      });
    },
  };
}
