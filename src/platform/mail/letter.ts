import { html } from 'hono/html';
import type { Language } from '#basics/language.ts';
import type { Mail, MailFile } from './mail.ts';
import { mailLayout } from './mail-layout.ts';
import { WHY, type Why } from './why.ts';

export type Row = readonly [label: string, value: string];

/** A part of a letter: a paragraph, or something with a look of its own. */
export type Part =
  | string
  | { readonly rows: readonly Row[] }
  /** Lines under a heading, as what somebody wrote. */
  | { readonly heading: string; readonly quote: string }
  /** What the letter is for, as a button; beside that, as words that lead there. */
  | { readonly link: string; readonly label: string; readonly isAside?: boolean }
  /** A PNG beside words that say the same; whoever sees no pictures reads `alt`. */
  | { readonly picture: Uint8Array; readonly alt: string; readonly width: number }
  /** Digits to be typed elsewhere. */
  | { readonly code: string };

type Letter = {
  readonly to: string;
  readonly replyTo?: string;
  /** Subject and heading. */
  readonly title: string;
  readonly parts: readonly Part[];
  readonly files?: readonly MailFile[];
  readonly why: Why;
};

/** A mail whose text and HTML say the same, because both are written from the same parts. */
export async function letter(
  language: Language,
  { parts, title, why: reason, files = [], ...mail }: Letter,
): Promise<Mail> {
  const why = WHY[language][reason];
  const attached = [...parts.flatMap(pictureOf), ...files];
  return {
    ...mail,
    subject: title,
    text: [...parts.map((part) => textOf(part, COLON[language])), why].join('\n\n'),
    html: await mailLayout(language, { title, content: html`${parts.map(htmlOf)}`, why }),
    ...(attached.length > 0 && { files: attached }),
  };
}

/** A picture is shown by the place of its part, which names it within its mail. */
const cidOf = (index: number) => `picture-${index}`;

function pictureOf(part: Part, index: number): MailFile[] {
  if (typeof part === 'string' || !('picture' in part)) return [];
  const filename = `${cidOf(index)}.png`;
  return [{ filename, contentType: 'image/png', content: part.picture, cid: cidOf(index) }];
}

/** With the space before it that French has, which does not break. */
const COLON: Readonly<Record<Language, string>> = { fr: '\u00a0:', en: ':' };

function textOf(part: Part, colon: string): string {
  if (typeof part === 'string') return part;
  if ('rows' in part)
    return part.rows.map(([label, value]) => `${label}${colon} ${value}`).join('\n');
  if ('quote' in part) return `${part.heading}${colon}\n\n${part.quote}`;
  if ('link' in part) return `${part.label}\n${part.link}`;
  if ('picture' in part) return part.alt;
  return part.code;
}

function htmlOf(part: Part, index: number) {
  if (typeof part === 'string') return html`<p>${part}</p>`;
  if ('rows' in part) return table(part.rows);
  if ('quote' in part) {
    const lines = part.quote.split('\n').map((line) => html`${line}<br>`);
    return html`<h2 style="font:600 18px Georgia,serif">${part.heading}</h2><p>${lines}</p>`;
  }
  if ('picture' in part)
    return html`<p><img src="cid:${cidOf(index)}" alt="${part.alt}" width="${part.width}" style="background:#fff"></p>`;
  if ('link' in part && part.isAside)
    return html`<p><a href="${part.link}" style="color:#1d4b3e">${part.label}</a></p>`;
  if ('link' in part) {
    return html`<p style="margin:24px 0"><a href="${part.link}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#1d4b3e;color:#fffdf8;font-weight:600;text-decoration:none">${part.label}</a></p>`;
  }
  return html`<p style="font:600 30px/1.4 monospace;letter-spacing:6px">${part.code}</p>`;
}

function table(rows: readonly Row[]) {
  return html`<table role="presentation" width="100%" cellpadding="6" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${rows.map(
    ([label, value]) =>
      html`<tr style="border-bottom:1px solid #e4dccd"><td>${label}</td><td align="right">${value}</td></tr>`,
  )}</table>`;
}
