import { type Call, signedInCaller } from '#backend/call.ts';
import { type ParisDay, parisDayOf } from '#basics/dates.ts';
import { withDe } from '#basics/elision.ts';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Refusal } from '#basics/refusal.ts';
import { may } from '#basics/roles.ts';
import type { ListeningLends } from '#listening/lends.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { enqueueJob } from '#platform/jobs/enqueue-job.ts';
import { letter, type Part } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { type LapsingMailComposer, SEND_MAIL_TASK } from '#platform/mail/mail-jobs.ts';
import { subjectLine } from '#platform/mail/subject-line.ts';
import { translatorOf } from '#platform/texts/translator.ts';
import type { RiskAlert, RiskAlerts } from '../contract.ts';
import { texts as alerts } from '../messages/alerts.ts';
import { texts as duerp } from '../messages/duerp.ts';
import { texts as overview } from '../messages/overview.ts';
import { texts as mail } from '../messages/overview-mail.ts';
import { nextStepOf } from '../rules/alert-life.ts';
import { isLastWeek, secondsUntilMail } from '../rules/mail-time.ts';
import { figuresFact, openSignals, signalLines, updateFact } from '../rules/overview.ts';
import { listRiskAlerts } from './list-alerts.ts';
import {
  findOverviewReaders,
  markOverviewMails,
  type OverviewReader,
} from './overview-mails.queries.ts';
import { readUpdate } from './read-duerp.ts';
import type { RisksDeps } from './risks-deps.ts';

const OVERVIEW_MAIL = 'overview';

/** Whom a mail is for, and of which company and week. */
type Subject = {
  readonly companyId: string;
  readonly userId: string;
  readonly monday: ParisDay;
};

const subjectId = ({ companyId, userId, monday }: Subject) => `${companyId} ${userId} ${monday}`;

/**
 * Queues the mails of a week, once, with what is known of it: its signals. Of a week that is not the last any more
 * nobody is written.
 */
export async function queueOverviewMails(
  tx: Tx,
  { companyId, monday, now }: Pick<Subject, 'companyId' | 'monday'> & { readonly now: Date },
): Promise<void> {
  if (!isLastWeek(monday, now)) return;
  if (!(await markOverviewMails(tx, companyId, monday))) return;
  const delaySeconds = secondsUntilMail(monday, now);
  for (const { user_id: userId } of await findOverviewReaders(tx, companyId)) {
    const subject = subjectId({ companyId, userId, monday });
    const payload = { kind: OVERVIEW_MAIL, subjectId: subject };
    const key = `${OVERVIEW_MAIL}:${subject}`;
    await enqueueJob(tx, { task: SEND_MAIL_TASK, payload, key, delaySeconds });
  }
}

export type OverviewMailDeps = RisksDeps & { readonly listening: ListeningLends };

/** What the overview shows to one of its readers, as it leaves; nothing to whoever is shown none by then. */
export function overviewMails(
  deps: OverviewMailDeps,
): Record<typeof OVERVIEW_MAIL, LapsingMailComposer> {
  return {
    async [OVERVIEW_MAIL](subject) {
      const [companyId = '', userId = '', monday = ''] = subject.split(' ');
      try {
        return await overviewMail(deps, { companyId, userId, monday });
      } catch (error) {
        // Who lost their role while it was written is told nothing.
        if (error instanceof Refusal && error.code === 'forbidden') return undefined;
        throw error;
      }
    },
  };
}

async function overviewMail(
  deps: OverviewMailDeps,
  { companyId, userId, monday }: Subject,
): Promise<Mail | undefined> {
  if (!isLastWeek(monday, deps.clock.now())) return undefined;
  // The outbox is no caller: the service reads whom it writes to.
  const [reader] = await deps.database.asService((tx) =>
    findOverviewReaders(tx, companyId, { userId }),
  );
  if (!reader) return undefined;
  const call = callOf(reader);
  const climate = await deps.listening.climate(call, companyId);
  // Asked for before the week was told, it would speak of another one.
  if (climate.monday !== monday) return undefined;
  const told = await listRiskAlerts(deps, call, { companyId });
  const today = parisDayOf(deps.clock.now());
  const update = await deps.database.asCaller(signedInCaller(call), (tx) =>
    readUpdate(tx, companyId, today),
  );
  const { language, company_name: company } = reader;
  const t = translator(language);
  const due = updateFact(update, today, language);
  const address = (path: string) => new URL(path, deps.publicUrl()).href;
  return letter(language, {
    to: reader.email,
    title: subjectLine(t('mail.title')),
    why: 'overview',
    parts: [
      t('mail.intro', { company, deCompany: withDe(company) }),
      { heading: climate.title, quote: climate.lines.join('\n') },
      ...signalParts(told, reader, today),
      {
        heading: t('overview.update.title'),
        quote: t(`duerp.overview.status.due.${due.name}`, due.values),
      },
      { link: address('/dashboard'), label: t('mail.link') },
      { link: address('/user-dashboard#mails'), label: t('mail.preferences'), isAside: true },
      t('mail.signature', { product: PRODUCT_NAME }),
    ],
  });
}

/**
 * The reader, as their own screen asks: policies show the mail what they show the reader, and nothing beside it. Their
 * second factor counts as shown, since nobody signs in: what is read goes to the address of the account alone.
 */
function callOf({ user_id: sub, language }: OverviewReader): Call {
  const claims = { sub, aal: 'aal2' };
  return { caller: { role: 'authenticated', claims }, language, network: 'mail' };
}

function signalParts(told: RiskAlerts, reader: OverviewReader, today: ParisDay): Part[] {
  const t = translator(reader.language);
  const { shown, more } = openSignals(told.alerts);
  const heading = t('overview.signals.title');
  if (shown.length === 0) {
    return [{ heading, quote: t('overview.signals.none', { watched: told.watched }) }];
  }
  const signals = shown.map((alert) => signalPart(alert, told, { reader, today }));
  const others = more > 0 ? [t('mail.more', { count: more })] : [];
  return [...signals, [t('alerts.toExamine').trim(), ...others].join(' ')];
}

function signalPart(
  alert: RiskAlert,
  { people, sensitivity }: RiskAlerts,
  { reader, today }: { readonly reader: OverviewReader; readonly today: ParisDay },
): Part {
  const { language, held } = reader;
  const t = translator(language);
  const figures = figuresFact(alert.figures, sensitivity, language);
  const name = alert.placeKind === 'company' ? t('alerts.whole') : alert.placeName;
  const somebody = t('alerts.facts.somebody');
  const lines = signalLines(alert, { language, today, people, somebody });
  const next = may(held, 'keep-risks') ? [t(`overview.signals.next.${nextStepOf(alert)}`)] : [];
  return {
    heading: `${t(`alerts.stages.${alert.stage}`)} · ${name}`,
    quote: [
      `${t(`alerts.kinds.${alert.kind}`)}. ${t(`alerts.facts.${figures.name}`, figures.values)}`,
      ...lines.map((line) =>
        line.map(({ name, values }) => t(`alerts.facts.${name}`, values)).join(' · '),
      ),
      ...next,
    ].join('\n'),
  };
}

const translator = translatorOf({ mail, overview, alerts, duerp });
