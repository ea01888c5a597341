import type { Selectable } from 'kysely';
import type { PartnerApplications } from '#platform/database/schema.gen.ts';
import { letter, type Row } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { MailComposer } from '#platform/mail/mail-jobs.ts';
import { subjectLine } from '#platform/mail/subject-line.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/partner-mail.ts';
import { findPartnerApplication } from './partners.queries.ts';
import type { PartnersDeps } from './partners-deps.ts';

type PartnerMailKind = 'application-received' | 'application-for-staff';
type Application = Selectable<PartnerApplications>;

/** The two mails of a producer's application, each composed from it when it leaves. */
export function partnerMails(deps: PartnersDeps): Record<PartnerMailKind, MailComposer> {
  // The outbox is no caller: the service reads the application it was told of.
  const read = (id: string) =>
    deps.database.asService(async (tx) => {
      const application = await findPartnerApplication(tx, id);
      if (!application) throw new Error(`No partner application ${id} to write about`);
      return application;
    });
  return {
    'application-received': async (id) => senderMail(deps, await read(id)),
    'application-for-staff': async (id) => staffMail(deps, await read(id)),
  };
}

/**
 * Goes to the address that was typed, which may be a stranger's: nothing of the form is in it, so
 * that nobody can make us send their words.
 */
async function senderMail(deps: PartnersDeps, { email, language }: Application): Promise<Mail> {
  const t = translator(language);
  const parts = [
    t('received.greeting'),
    t('received.thanks'),
    t('received.next'),
    t('received.notYou'),
    t('received.signature'),
  ];
  return letter(language, {
    to: email,
    replyTo: await deps.supportEmail(),
    title: t('received.title'),
    why: 'partner',
    parts,
  });
}

/** For staff, who read French; answering it writes to the person who applied. */
async function staffMail(deps: PartnersDeps, application: Application): Promise<Mail> {
  const t = translator('fr');
  return letter('fr', {
    to: await deps.staffEmail(),
    replyTo: application.email,
    title: subjectLine(t('forStaff.title', { company: application.company })),
    why: 'staff',
    parts: [
      t('forStaff.intro'),
      { rows: factsOf(application) },
      { heading: t('forStaff.products'), quote: application.products },
      t('forStaff.answer'),
    ],
  });
}

function factsOf(application: Application): Row[] {
  const t = translator('fr');
  return [
    [t('forStaff.name'), application.name],
    [t('forStaff.company'), application.company],
    [t('forStaff.siren'), application.siren],
    [t('forStaff.email'), application.email],
    [t('forStaff.phone'), application.phone ?? t('forStaff.notSaid')],
    [t('forStaff.town'), application.town],
    [t('forStaff.evidence'), application.evidence ?? t('forStaff.notSaid')],
    [t('forStaff.language'), t(`forStaff.languages.${application.language}`)],
  ];
}

const translator = translatorOf(texts);
