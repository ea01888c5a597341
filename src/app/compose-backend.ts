import type { Hono } from 'hono';
import { allowFirstAdministrator } from '#accounts/server/allow-first-administrator.ts';
import { type Backend, createBackend } from '#backend/backend.ts';
import type { ServedFunction } from '#backend/functions/functions-host.ts';
import type { Jobs } from '#platform/jobs/worker.ts';
import { createMailDoor } from '#platform/mail/mail-door.ts';
import { type LapsingMailComposer, mailJobs, type RefusedMail } from '#platform/mail/mail-jobs.ts';
import { createMailbox } from '#platform/mail/mailbox.ts';
import { forgetCounts } from '#platform/rate-limit.ts';
import { clientNetwork } from './client-network.ts';
import { createHealthState } from './health.ts';
import { createFrame } from './http.ts';
import { requestLanguage } from './request-language.ts';
import type { Application, ServerParts } from './start-server.ts';

/** What the rooms bring; without any, the backend stands alone. */
export type RoomParts = {
  readonly functions: readonly ServedFunction[];
  readonly mails: Readonly<Record<string, LapsingMailComposer>>;
  /** What is done when a mailbox will never take a mail of that kind. */
  readonly refusedMails?: Readonly<Record<string, RefusedMail>>;
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
  const backend = await createBackend({
    ...parts,
    languageOf: requestLanguage,
    networkOf: (c) => clientNetwork(c, config.trustedProxies),
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
      trustedProxies: config.trustedProxies,
      isReady: async () => (await database.ready()) && (await parts.isSchemaCurrent()),
    }),
    routes: backend.routes,
    ...(config.hasMailPage && { mailbox: createMailbox(config.mailDir) }),
  });
  return {
    app,
    backend,
    jobs: {
      tasks: {
        ...mailJobs(mailDoor, { ...backend.mails, ...rooms.mails }, rooms.refusedMails),
        ...backend.jobs.tasks,
        ...rooms.jobs.tasks,
        'forget-counts': () => forgetCounts({ database, clock }),
      },
      timetable: {
        'forget-counts': '5 * * * *',
        ...backend.jobs.timetable,
        ...rooms.jobs.timetable,
      },
    },
    upgrade: backend.upgrade,
    close: () => backend.close(),
  };
}
