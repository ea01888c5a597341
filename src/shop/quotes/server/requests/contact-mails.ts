import type { Selectable } from 'kysely';
import type { ContactRequests } from '#platform/database/schema.gen.ts';
import { letter, type Row } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailComposer } from '#platform/mail/mail-jobs.ts';
import { subjectLine } from '#platform/mail/subject-line.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../../messages/contact-mail.ts';
import { isOfferType } from '../../rules/offer-types.ts';
import { findContactRequest } from './contact.queries.ts';
import type { RequestsDeps } from './requests-deps.ts';

type ContactMailKind = 'contact-received' | 'contact-for-staff';
type MailDeps = Pick<RequestsDeps, 'database' | 'staffEmail' | 'supportEmail'>;
type KeptRequest = Selectable<ContactRequests>;

/** The two mails of a contact request, each composed from the request when it leaves. */
export function contactMails(deps: MailDeps): Record<ContactMailKind, MailComposer> {
  // The outbox is no caller: the service reads the request it was told of.
  const read = (id: string) =>
    deps.database.asService(async (tx) => {
      const request = await findContactRequest(tx, id);
      if (!request) throw new Error(`No contact request ${id} to write about`);
      return request;
    });
  return {
    'contact-received': async (id) => senderMail(deps, await read(id)),
    'contact-for-staff': async (id) => staffMail(deps, await read(id)),
  };
}

/**
 * Goes to the address that was typed, which may be a stranger's: no word of the form's free texts
 * is in it, so that nobody can make us send theirs.
 */
async function senderMail(deps: MailDeps, request: KeptRequest): Promise<Mail> {
  const { language, offer_type: offer } = request;
  const t = translator(language);
  const thanks =
    isOfferType(offer) && offer !== 'other'
      ? t('received.thanksAbout', { offer: t(`offers.${offer}`) })
      : t('received.thanks');
  const parts = [
    t('received.greeting'),
    thanks,
    t('received.next'),
    t('received.notYou'),
    t('received.signature'),
  ];
  return letter(language, {
    to: request.email,
    replyTo: await deps.supportEmail(),
    title: t('received.title'),
    why: 'request',
    parts,
  });
}

/** For staff, who read French; answering it writes to the person who asked. */
async function staffMail(deps: MailDeps, request: KeptRequest): Promise<Mail> {
  const t = translator('fr');
  return letter('fr', {
    to: await deps.staffEmail(),
    replyTo: request.email,
    title: subjectLine(t('forStaff.title', { company: request.company })),
    why: 'staff',
    parts: [
      t('forStaff.intro'),
      { rows: factsOf(request) },
      { heading: t('forStaff.message'), quote: request.message },
      t('forStaff.answer'),
    ],
  });
}

function factsOf(request: KeptRequest): Row[] {
  const t = translator('fr');
  const { phone, employee_count: count, offer_type: offer } = request;
  return [
    [t('forStaff.name'), request.name],
    [t('forStaff.company'), request.company],
    [t('forStaff.email'), request.email],
    [t('forStaff.phone'), phone ?? t('forStaff.notSaid')],
    [t('forStaff.employeeCount'), count === null ? t('forStaff.notSaid') : String(count)],
    [t('forStaff.offerType'), isOfferType(offer) ? t(`offers.${offer}`) : t('forStaff.notSaid')],
    [t('forStaff.language'), t(`forStaff.languages.${request.language}`)],
  ];
}

const translator = translatorOf(texts);
