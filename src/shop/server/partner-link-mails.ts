import type { Transaction } from 'kysely';
import { createTranslator } from 'use-intl/core';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import type { Language } from '#basics/language.ts';
import type { DB } from '#platform/database/schema.gen.ts';
import { letter, type Part } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer, MailComposer } from '#platform/mail/mail-jobs.ts';
import { subjectLine } from '#platform/mail/subject-line.ts';
import { en } from '../messages/partner-mail.en.ts';
import { fr } from '../messages/partner-mail.fr.ts';
import {
  findApplicationOfLink,
  findEvidenceToTell,
  findMessageToSend,
} from './partner-links.queries.ts';
import { makePartnerLink } from './partner-links.ts';
import type { ShopDeps } from './shop-deps.ts';

type ToPartner = 'partner-message' | 'partner-answer-for-staff' | 'partner-evidence-for-staff';

/** Mails between staff and a partner; each that goes to the partner brings a link of its own. */
export function partnerLinkMails(
  deps: ShopDeps,
): Record<ToPartner, MailComposer> &
  Record<'evidence-reminder' | 'partner-link', LapsingMailComposer> {
  // The outbox is no caller: the service reads what it was told of, and makes the link.
  const { database } = deps;
  return {
    'partner-message': (id) =>
      database.asService(async (tx) => {
        const message = there(await findMessageToSend(tx, id), id);
        const words = paragraphs(message.body);
        return toPartner(deps, tx, message, {
          title: `titles.${message.kind as 'message'}`,
          words,
        });
      }),
    'partner-answer-for-staff': (id) =>
      database.asService(async (tx) => {
        const message = there(await findMessageToSend(tx, id), id);
        return forStaff(deps, message, (t) => [
          { heading: t('answer.quote', { name: message.name }), quote: message.body },
        ]);
      }),
    'partner-evidence-for-staff': (id) =>
      database.asService(async (tx) => {
        const evidence = there(await findEvidenceToTell(tx, id), id);
        return forStaff(deps, evidence, (t) => [t('answer.evidence', { proves: evidence.proves })]);
      }),
    'evidence-reminder': (subject) =>
      database.asService(async (tx) => {
        const evidence = await findEvidenceToTell(tx, subject.slice(0, subject.indexOf(':')));
        if (!evidence?.expires_on) return undefined;
        const { language, proves } = evidence;
        const day = formatDay(evidence.expires_on, language);
        const words = [
          translator(language)('greeting'),
          translator(language)('ending', { proves, day }),
        ];
        return toPartner(deps, tx, evidence, { title: 'titles.reminder', words });
      }),
    'partner-link': (linkId) =>
      database.asService(async (tx) => {
        const application = await findApplicationOfLink(tx, linkId);
        if (!application) return undefined;
        const t = translator(application.language);
        const words = [t('greeting'), t('renewed')];
        return toPartner(deps, tx, application, { title: 'titles.link', words });
      }),
  };
}

type Addressee = {
  readonly id: string;
  readonly email: string;
  readonly language: Language;
};
type Title = `titles.${'message' | 'approved' | 'declined' | 'reminder' | 'link'}`;

async function toPartner(
  deps: ShopDeps,
  tx: Transaction<DB>,
  { id, email, language }: Addressee,
  { title, words }: { readonly title: Title; readonly words: readonly string[] },
): Promise<Mail> {
  const t = translator(language);
  const { address, expiresAt } = await makePartnerLink(deps, tx, id);
  const until = formatDay(parisDayOf(expiresAt), language);
  return letter(language, {
    to: email,
    replyTo: await deps.supportEmail(),
    title: t(title),
    parts: [
      ...words,
      { link: address, label: t('open') },
      t('linkHolds', { day: until }),
      t('received.signature'),
    ],
  });
}

/** For staff, who read French. */
async function forStaff(
  deps: ShopDeps,
  about: { readonly id: string; readonly company: string },
  parts: (t: ReturnType<typeof translator>) => readonly Part[],
): Promise<Mail> {
  const t = translator('fr');
  const address = new URL('/cms/partners/applications', deps.publicUrl());
  address.searchParams.set('partner', about.id);
  return letter('fr', {
    to: await deps.staffEmail(),
    title: subjectLine(t('answer.title', { company: about.company })),
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

function translator(language: Language) {
  return createTranslator({ locale: language, messages: language === 'fr' ? fr : en });
}
