import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { letter } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { LapsingMailComposer, RefusedMail } from '#platform/mail/mail-jobs.ts';
import { subjectLine } from '#platform/mail/subject-line.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import { texts } from '../messages/quote-mail.ts';
import { quoteAddress } from './quote-link.ts';
import {
  contentOf,
  findEvents,
  findQuote,
  findVersion,
  setRefusedReason,
} from './quotes.queries.ts';
import type { QuotesDeps } from './quotes-deps.ts';

type QuoteMailKind = 'quote-sent' | 'quote-accepted' | 'quote-declined';

/** The mails of a quote, each composed from a version of it when it leaves. */
export function quoteMails(deps: QuotesDeps): Record<QuoteMailKind, LapsingMailComposer> {
  // The outbox is no caller: the service reads the version it was told of.
  const read = (versionId: string) =>
    deps.database.asService(async (tx) => {
      const version = await findVersion(tx, versionId);
      const quote = version && (await findQuote(tx, version.quote_id));
      if (!quote) throw new Error(`No version ${versionId} of a quote to write about`);
      const events = await findEvents(tx, quote.id);
      return { version, quote, reason: events.find(({ kind }) => kind === 'declined')?.reason };
    });
  return {
    async 'quote-sent'(versionId) {
      const { version, quote } = await read(versionId);
      // Another version has taken its place, or it was taken back, before the mail left.
      if (quote.version !== version.version || quote.state === 'withdrawn') return undefined;
      return buyerMail(deps, version);
    },
    async 'quote-accepted'(versionId) {
      return staffMail(deps, 'accepted', (await read(versionId)).version);
    },
    async 'quote-declined'(versionId) {
      const { version, reason } = await read(versionId);
      return staffMail(deps, 'declined', version, reason);
    },
  };
}

/** Written beside the version, for whoever waits for an answer to it. */
export function refusedQuotes(deps: QuotesDeps): Record<'quote-sent', RefusedMail> {
  return {
    async 'quote-sent'(versionId, reason) {
      // The outbox is no caller.
      await deps.database.asService((tx) => setRefusedReason(tx, versionId, reason));
    },
  };
}

type Version = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

async function buyerMail(deps: QuotesDeps, version: Version): Promise<Mail> {
  const { language, company, lines, totals } = contentOf(version);
  const t = translator(language);
  const first = version.sent_by === null ? 'asked' : 'first';
  const kind = version.version === 1 ? first : 'changed';
  const money = (cents: number) => formatMoney(cents, language);
  return letter(language, {
    to: company.email,
    replyTo: await deps.supportEmail(),
    title: t(`${kind}.title`, { number: version.number }),
    why: 'quote',
    parts: [
      // Whoever asks may type a stranger’s address: none of their own words reaches it.
      ...(kind === 'asked'
        ? [t('asked.greeting'), t('asked.intro')]
        : [
            t('greeting', { name: company.contactName }),
            t(`${kind}.intro`, { company: company.legalName }),
          ]),
      {
        rows: [
          ...lines.map(
            ({ name, quantity, netCents }) => [`${quantity} × ${name}`, money(netCents)] as const,
          ),
          [t('net'), money(totals.netCents)],
          [t('gross'), money(totals.grossCents)],
        ],
      },
      t('until', { day: formatDay(version.valid_until, language) }),
      { link: quoteAddress(deps, version.id, language), label: t('link') },
      ...(kind === 'asked' ? [t('asked.notYou')] : []),
      t('signature'),
    ],
  });
}

/** For staff, who read French. */
async function staffMail(
  deps: QuotesDeps,
  kind: 'accepted' | 'declined',
  version: Version,
  reason?: string | null,
): Promise<Mail> {
  const t = translator('fr');
  const { company, totals } = contentOf(version);
  const words = { number: version.number, company: company.legalName };
  return letter('fr', {
    to: await deps.staffEmail(),
    replyTo: company.email,
    title: subjectLine(t(`${kind}.title`, words)),
    why: 'staff',
    parts: [
      t(`${kind}.text`, { ...words, amount: formatMoney(totals.netCents, 'fr') }),
      ...(reason ? [{ heading: t('reason'), quote: reason }] : []),
      {
        link: new URL(`/cms/requests?quote=${version.quote_id}`, deps.publicUrl()).href,
        label: t('open'),
      },
    ],
  });
}

const translator = translatorOf(texts);
