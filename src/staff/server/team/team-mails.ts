import { formatMoment } from '#basics/dates.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import type { StaffRole } from '#basics/roles.ts';
import { letter } from '#platform/mail/letter.ts';
import type { LapsingMailComposer } from '#platform/mail/mail-jobs.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts as team } from '../../messages/team.ts';
import { texts } from '../../messages/team-mail.ts';
import type { StaffDeps } from '../staff-deps.ts';
import { stateOf } from './invite-colleague.ts';
import { findInvitation } from './team.queries.ts';

/** The mail that asks somebody to join the staff; none where the invitation is over by then. */
export function teamMails(deps: StaffDeps): Record<'staff-invitation', LapsingMailComposer> {
  return {
    async 'staff-invitation'(sending) {
      const [id = '', sentAt] = sending.split('.');
      // The outbox is no caller: the service reads the invitation it was told of.
      const invitation = await deps.database.asService((tx) => findInvitation(tx, id));
      if (!invitation || stateOf(invitation, deps.clock.now()) !== 'open') return undefined;
      if (String(invitation.sent_at.getTime()) !== sentAt) return undefined;
      const language = invitation.language === 'en' ? 'en' : 'fr';
      const t = translator(language);
      return letter(language, {
        to: invitation.email,
        title: t('title', { product: PRODUCT_NAME }),
        why: 'invited',
        parts: [
          t('text', {
            product: PRODUCT_NAME,
            role: words(language)(`roles.${invitation.role as StaffRole}.name`),
          }),
          t('secondStep'),
          { link: new URL(`/cms/join/${id}`, deps.publicUrl()).href, label: t('link') },
          t('life', { until: formatMoment(invitation.expires_at, language) }),
          t('notYou'),
        ],
      });
    },
  };
}

const translator = translatorOf(texts);
const words = translatorOf(team);
