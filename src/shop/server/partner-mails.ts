import type { MailComposer } from '#platform/mail/mail-jobs.ts';
import type { ShopDeps } from './shop-deps.ts';
export function partnerMails(_deps: ShopDeps): Record<string, MailComposer> {
  return {};
}
