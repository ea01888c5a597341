import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { letter, type Part } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer, MailComposer } from '#platform/mail/mail-jobs.ts';
import { subjectLine } from '#platform/mail/subject-line.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/partner-mail.ts';
import type { MessageKind } from '../rules/partner-states.ts';
import {
  findApplicationOfLink,
  findEvidenceToTell,
  findMessageToSend,
} from './partner-links.queries.ts';
import { makePartnerLink } from './partner-links.ts';
import type { PartnersDeps } from './partners-deps.ts';

type ForStaff = 'partner-answer-for-staff' | 'partner-evidence-for-staff';
type ToPartner = 'partner-message' | 'evidence-reminder' | 'partner-link';

/** Mails between staff and a partner; each that goes to the partner brings a link of its own. */
export function partnerLinkMails(
  deps: PartnersDeps,
): Record<ForStaff, MailComposer> & Record<ToPartner, LapsingMailComposer> {
  return {
    'partner-message': (id) =>
      toPartner(deps, async (tx) => {
        const message = there(await findMessageToSend(tx, id), id);
        const words = paragraphs(message.body);
        // The table takes no other kinds.
        return { ...message, title: `titles.${message.kind as MessageKind}`, words };
      }),
    'partner-answer-for-staff': async (id) => {
      const message = there(await asService(deps, (tx) => findMessageToSend(tx, id)), id);
      return forStaff(deps, message, (t) => [
        { heading: t('answer.quote', { name: message.name }), quote: message.body },
      ]);
    },
    'partner-evidence-for-staff': async (id) => {
      const evidence = there(await asService(deps, (tx) => findEvidenceToTell(tx, id)), id);
      return forStaff(deps, evidence, (t) => [t('answer.evidence', { proves: evidence.proves })]);
    },
    'evidence-reminder': (subject) =>
      toPartner(deps, async (tx) => {
        const evidence = await findEvidenceToTell(tx, subject.slice(0, subject.indexOf(':')));
        if (!evidence?.expires_on) return undefined;
        const { language, proves } = evidence;
        const day = formatDay(evidence.expires_on, language);
        const t = translator(language);
        const words = [t('greeting'), t('ending', { proves, day })];
        return { ...evidence, title: 'titles.reminder', words };
      }),
    'partner-link': (linkId) =>
      toPartner(deps, async (tx) => {
        const application = await findApplicationOfLink(tx, linkId);
        if (!application) return undefined;
        const t = translator(application.language);
        return { ...application, title: 'titles.link', words: [t('greeting'), t('renewed')] };
      }),
  };
}

type LetterToPartner = {
  /** Of the application. */
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  readonly title: `titles.${MessageKind | 'reminder' | 'link'}`;
  readonly words: readonly string[];
};

/** Nothing where its reason is gone. The settings are read outside the transaction: on a second connection. */
async function toPartner(
  deps: PartnersDeps,
  find: (tx: Tx) => Promise<LetterToPartner | undefined>,
): Promise<Mail | undefined> {
  const found = await asService(deps, async (tx) => {
    const said = await find(tx);
    return said && { ...said, link: await makePartnerLink(deps, tx, said.id) };
  });
  if (!found) return undefined;
  const { email, language, title, words, link } = found;
  const t = translator(language);
  return letter(language, {
    to: email,
    replyTo: await deps.supportEmail(),
    title: t(title),
    why: 'partner',
    parts: [
      ...words,
      { link: link.address, label: t('open') },
      t('linkHolds', { day: formatDay(parisDayOf(link.expiresAt), language) }),
      t('received.signature'),
    ],
  });
}

/** The outbox is no caller: the service reads what it was told of, and makes the link. */
function asService<T>({ database }: PartnersDeps, work: (tx: Tx) => Promise<T>) {
  return database.asService(work);
}

/** For staff, who read French. */
async function forStaff(
  deps: PartnersDeps,
  about: { readonly id: string; readonly company: string },
  parts: (t: ReturnType<typeof translator>) => readonly Part[],
): Promise<Mail> {
  const t = translator('fr');
  const address = new URL('/cms/partners/applications', deps.publicUrl());
  address.searchParams.set('partner', about.id);
  return letter('fr', {
    to: await deps.staffEmail(),
    title: subjectLine(t('answer.title', { company: about.company })),
    why: 'staff',
    parts: [...parts(t), { link: address.href, label: t('answer.open') }],
  });
}

/** @throws Error: a mail was asked for about what is not kept */
function there<Row>(row: Row | undefined, id: string): Row {
  if (!row) throw new Error(`Nothing ${id} to write to a partner about`);
  return row;
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/);
}

const translator = translatorOf(texts);
