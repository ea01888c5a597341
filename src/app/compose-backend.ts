import type { Context, Hono } from 'hono';
import { allowFirstAdministrator } from '#accounts/server/allow-first-administrator.ts';
import { SEND_ASKED_LINK_TASK } from '#backend/auth/send-asked-link.ts';
import { type Backend, createBackend } from '#backend/backend.ts';
import type { ServedFunction } from '#backend/functions/functions-host.ts';
import { asAsker } from '#platform/asker.ts';
import { countChainFaults } from '#platform/chains.ts';
import type { Jobs } from '#platform/jobs/worker.ts';
import { createMailDoor } from '#platform/mail/mail-door.ts';
import {
  type DeliveredMail,
  type LapsingMailComposer,
  mailJobs,
  type RefusedMail,
  SEND_MAIL_TASK,
} from '#platform/mail/mail-jobs.ts';
import { createMailbox } from '#platform/mail/mailbox.ts';
import { forgetCounts } from '#platform/rate-limit.ts';
import { clientNetwork, isProxyUnbelieved, visitorNetwork } from './client-network.ts';
import { createHealthState } from './health.ts';
import { createFrame } from './http.ts';
import type { Application, ServerParts } from './open-application.ts';
import { requestLanguage } from './request-language.ts';

/** What the rooms bring; without any, the backend stands alone. */
export type RoomParts = {
  readonly functions: readonly ServedFunction[];
  readonly mails: Readonly<Record<string, LapsingMailComposer>>;
  /** What is done when a mailbox will never take a mail of that kind. */
  readonly refusedMails?: Readonly<Record<string, RefusedMail>>;
  /** What is done when a mail server has taken a mail of that kind. */
  readonly deliveredMails?: Readonly<Record<string, DeliveredMail>>;
  readonly jobs: Jobs;
};

/** Puts the backend together over one database, with what the rooms bring to it. */
export async function composeBackend(
  parts: ServerParts,
  rooms: RoomParts,
): Promise<Application & { app: Hono; backend: Backend }> {
  const { config, log, database, clock } = parts;
  await allowFirstAdministrator(database, {
    isProduction: config.isProduction,
    email: config.adminEmail,
  });
  const networkOf = (c: Context) => clientNetwork(c, config.trustedProxies);
  const backend = await createBackend({
    ...parts,
    languageOf: requestLanguage,
    networkOf,
    isProxyUnbelieved: (c) => isProxyUnbelieved(c, config.trustedProxies),
    networkOfSocket: (request) =>
      visitorNetwork(
        request.headers['x-forwarded-for'],
        request.socket.remoteAddress,
        config.trustedProxies,
      ),
    functions: rooms.functions,
  });
  const mailDoor = createMailDoor({
    from: config.mailFrom,
    smtpUrl: config.smtpUrl,
    mailDir: config.mailDir,
    clock,
  });
  const app = createFrame({
    log,
    health: createHealthState({
      metricsToken: config.metricsToken,
      countChainFaults: () => database.probe(countChainFaults),
      isReady: async () => (await database.ready()) && (await parts.isSchemaCurrent()),
    }),
    routes: backend.routes,
    isProxyUnbelieved: (c) => isProxyUnbelieved(c, config.trustedProxies),
    networkOf,
    ...(config.hasMailPage && { mailbox: createMailbox(config.mailDir) }),
  });
  return {
    app,
    backend,
    jobs: {
      tasks: onConnectionsOfTheirOwn({
        ...mailJobs(
          mailDoor,
          { ...backend.mails, ...rooms.mails },
          {
            refused: rooms.refusedMails,
            delivered: rooms.deliveredMails,
          },
        ),
        ...backend.jobs.tasks,
        ...rooms.jobs.tasks,
        'forget-counts': () => forgetCounts({ database, clock, limits: config.limits }),
      }),
      timetable: {
        'forget-counts': '5 * * * *',
        ...backend.jobs.timetable,
        ...rooms.jobs.timetable,
      },
      // Whoever signs in waits for a mail, and no mail for what takes minutes.
      lanes: [[SEND_ASKED_LINK_TASK, SEND_MAIL_TASK], ...(rooms.jobs.lanes ?? [])],
    },
    upgrade: backend.upgrade,
    close: () => backend.close(),
  };
}

/** What jobs do never waits for visitors, and visitors never wait for it. */
function onConnectionsOfTheirOwn(tasks: Jobs['tasks']): Jobs['tasks'] {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload, helpers) =>
        asAsker({ lane: 'jobs', who: undefined }, () => task?.(payload, helpers)),
    ]),
  );
}
