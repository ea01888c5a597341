import { PRODUCT_NAME } from '#basics/product-name.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer, RefusedMail } from '#platform/mail/mail-jobs.ts';
import { cutAt, subjectLine } from '#platform/mail/subject-line.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/company-mail.ts';
import type { CompanyDeps } from './company-deps.ts';
import { invitationToken } from './invitation-link.ts';
import { findInvitation, markRefused } from './invitations.queries.ts';
import { INVITATION_DAYS } from './invite-member.ts';
import { roleOf } from './list-spaces.ts';

/** Of a name that nobody has verified: enough to know one's company by, too little for a letter. */
const UNVERIFIED_NAME_CHARACTERS = 60;

/** Mails of the company space, each composed when it leaves. */
export function companyMails(deps: CompanyDeps): Record<'invitation', LapsingMailComposer> {
  return { invitation: (sending) => invitationMail(deps, sending) };
}

/** The mailbox is not there: whoever invited sees it beside the invitation. */
export function refusedInvitations(deps: CompanyDeps): Record<'invitation', RefusedMail> {
  return {
    invitation: (sending, reason) =>
      // The outbox is no caller: the service notes what the mail server said.
      deps.database.asService((tx) => markRefused(tx, sending.split('.')[0] ?? '', reason)),
  };
}

async function invitationMail(deps: CompanyDeps, sending: string): Promise<Mail | undefined> {
  const [id = '', round] = sending.split('.');
  // The outbox is no caller: the service reads the invitation it was told of.
  const invitation = await deps.database.asService((tx) => findInvitation(tx, id));
  const isCurrent =
    invitation &&
    String(invitation.round) === round &&
    !invitation.accepted_at &&
    !invitation.revoked_at &&
    invitation.expires_at > deps.clock.now();
  if (!isCurrent) return undefined;
  const { language, email, legal_name: name, is_verified: isVerified } = invitation;
  const t = translator(language);
  const company = isVerified
    ? name
    : t('invitation.typedName', { name: cutAt(UNVERIFIED_NAME_CHARACTERS, name) });
  const role = roleOf(invitation.role);
  const link = new URL('/dashboard', deps.publicUrl());
  link.searchParams.set('invitation', invitationToken(deps, invitation));
  return letter(language, {
    to: email,
    // What was typed never begins a letter of ours.
    title: subjectLine(
      t(isVerified ? 'invitation.title' : 'invitation.titleOfUnverified', {
        company,
        product: PRODUCT_NAME,
      }),
    ),
    why: 'invited',
    parts: [
      t(`invitation.why.${role}`, { company, product: PRODUCT_NAME }),
      ...(role === 'employee' ? [t('invitation.promise')] : []),
      { link: link.href, label: t('invitation.link') },
      t('invitation.life', { days: INVITATION_DAYS }),
      ...(invitation.is_known ? [] : [t('invitation.unverified')]),
      t('invitation.notYou'),
      t('invitation.signature', { product: PRODUCT_NAME }),
    ],
  });
}

const translator = translatorOf(texts);
