import { html } from 'hono/html';
import type { Language } from '#basics/language.ts';
import type { Database } from '#platform/database/database.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { LEGAL_ENTITY } from '../rules/legal-entity.ts';
import { isOfferType } from '../rules/offer-types.ts';
import { findContactRequest, type KeptContactRequest } from './contact.queries.ts';
import { CONTACT_MAIL_TEXTS } from './contact-mail-texts.ts';

/** What the job of a mail carries: names and ids only, the rest is read when the mail leaves. */
export type ContactMailPayload = {
  readonly kind: 'contact-received' | 'contact-for-staff';
  readonly requestId: string;
  readonly language: Language;
};

const SUBJECT_CHARACTERS = 120;

/** Writes the mail of a job. @throws Error when the request is not kept: the job says so. */
export async function composeContactMail(
  deps: { readonly database: Database },
  payload: ContactMailPayload,
): Promise<Mail> {
  // With the service's rights: the worker acts for nobody.
  const request = await deps.database.asService((tx) => findContactRequest(tx, payload.requestId));
  if (!request) throw new Error(`No contact request ${payload.requestId}`);
  return payload.kind === 'contact-for-staff'
    ? staffMail(request, payload.language)
    : senderMail(request, payload.language);
}

/**
 * To the address that was typed, which may be a stranger's: not one word of the form's free texts
 * is in it, so that nobody can make us send theirs.
 */
export async function senderMail(request: KeptContactRequest, language: Language): Promise<Mail> {
  const { received: words, offers } = CONTACT_MAIL_TEXTS[language];
  const offer = isOfferType(request.offerType) && request.offerType !== 'other';
  const thanks = offer ? words.thanksAbout(offers[request.offerType]) : words.thanks;
  const lines = [words.greeting, thanks, words.next, words.notYou, words.signature];
  return {
    to: request.email,
    replyTo: LEGAL_ENTITY.email,
    subject: words.subject,
    text: lines.join('\n\n'),
    html: await page(language, html`${lines.map((line) => html`<p>${line}</p>`)}`),
  };
}

/** To us; answering it writes to the person who asked. */
export async function staffMail(request: KeptContactRequest, language: Language): Promise<Mail> {
  const { forStaff: words } = CONTACT_MAIL_TEXTS[language];
  const facts = factsOf(request, language);
  return {
    to: LEGAL_ENTITY.email,
    replyTo: request.email,
    subject: oneLine(words.subject(request.company)),
    text: [
      words.intro,
      facts.map(([label, value]) => `${label} : ${value}`).join('\n'),
      `${words.message} :\n\n${request.message}`,
      words.answer,
    ].join('\n\n'),
    html: await page(
      language,
      html`<p>${words.intro}</p>
        <table>${facts.map(
          ([label, value]) => html`<tr><th align="left">${label}</th><td>${value}</td></tr>`,
        )}</table>
        <h2>${words.message}</h2>
        ${request.message.split('\n').map((line) => html`${line}<br>`)}
        <p>${words.answer}</p>`,
    ),
  };
}

function factsOf(request: KeptContactRequest, language: Language): (readonly [string, string])[] {
  const { forStaff: words, offers } = CONTACT_MAIL_TEXTS[language];
  const { offerType, employeeCount } = request;
  return [
    [words.labels.name, request.name],
    [words.labels.company, request.company],
    [words.labels.email, request.email],
    [words.labels.phone, request.phone ?? words.notSaid],
    [words.labels.employees, employeeCount === null ? words.notSaid : String(employeeCount)],
    [words.labels.offer, isOfferType(offerType) ? offers[offerType] : words.notSaid],
    [words.labels.language, words.languages[request.language]],
  ];
}

async function page(language: Language, content: unknown): Promise<string> {
  return String(
    await html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>
      <body>${content}</body></html>`,
  );
}

/** A subject is one header line, whatever it quotes. */
function oneLine(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return [...line].slice(0, SUBJECT_CHARACTERS).join('');
}
