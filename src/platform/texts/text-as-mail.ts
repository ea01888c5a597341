import type { Language } from '#basics/language.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';

/**
 * The local double of a provider of text messages: a text is kept among the mails, addressed to
 * the number in a domain that exists nowhere, so that it is read where mails are read. There is no
 * real provider yet; where mails really leave, no number is an identity.
 *
 * @param phone E.164 without the plus sign
 */
export function textAsMail(phone: string, text: string, language: Language): Promise<Mail> {
  return letter(language, {
    to: `${phone}@texts.invalid`,
    title: `SMS +${phone}`,
    why: 'text',
    parts: [text],
  });
}
