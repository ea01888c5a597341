import type { Context, Hono } from 'hono';
import { allowFirstAdministrator } from '#accounts/server/allow-first-administrator.ts';
import { type Backend, type BackendServices, mountBackend, openBackend } from '#backend/backend.ts';
import type { Room } from '#backend/room.ts';
import { countChainFaults } from '#platform/chains.ts';
import { onConnectionsOfTheirOwn } from '#platform/jobs/job.ts';
import { stateOfJobs } from '#platform/jobs/job-state.ts';
import { mailJob } from '#platform/mail/mail-jobs.ts';
import { createMailTransport } from '#platform/mail/mail-transport.ts';
import { createMailbox } from '#platform/mail/mailbox.ts';
import { forgetCounts } from '#platform/rate-limit.ts';
import { clientNetwork, isProxyUnbelieved, visitorNetwork } from './client-network.ts';
import { copiesTaken, troublesAround } from './degraded.ts';
import { createHealthState } from './health.ts';
import { createFrame } from './http.ts';
import type { Application, ServerParts } from './open-application.ts';
import { requestLanguage } from './request-language.ts';
import { allOf, eventJobs, named, onlyOnce } from './rooms.ts';

/** The backend alone, without rooms. */
export async function composeBackend(parts: ServerParts): Promise<Application> {
  const services = await openServices(parts);
  return { ...mountRooms(parts, services, []), close: () => services.close() };
}

/** What the backend lends to rooms, before there are any. */
export async function openServices(parts: ServerParts): Promise<BackendServices> {
  const { config, database } = parts;
  await allowFirstAdministrator(database, {
    isProduction: config.isProduction,
    email: config.adminEmail,
  });
  return openBackend({
    ...parts,
    languageOf: requestLanguage,
    networkOf: (c) => clientNetwork(c, config.trustedProxies),
    isProxyUnbelieved: (c) => isProxyUnbelieved(c, config.trustedProxies),
    networkOfSocket: (request) =>
      visitorNetwork(
        request.headers['x-forwarded-for'],
        request.socket.remoteAddress,
        config.trustedProxies,
      ),
  });
}

export type Mounted = Omit<Application, 'close'> & {
  readonly app: Hono;
  readonly backend: Backend;
};

/** Answers at its addresses what these rooms serve, and gathers their jobs and mails. */
export function mountRooms(
  { config, log, database, clock, isSchemaCurrent }: ServerParts,
  services: BackendServices,
  rooms: readonly Room[],
): Mounted {
  const backend = mountBackend(services, allOf(rooms, 'functions'));
  const mailDoor = createMailTransport({
    from: config.mailFrom,
    smtpUrl: config.smtpUrl,
    mailDir: config.mailDir,
    clock,
  });
  const mails = {
    mails: named('mails', [services, ...rooms]),
    refusedMails: named('refusedMails', rooms),
    deliveredMails: named('deliveredMails', rooms),
  };
  const app = createFrame({
    log,
    health: createHealthState({
      metricsToken: config.metricsToken,
      countChainFaults: () => database.probe(countChainFaults),
      stateOfJobs: () => database.probe(stateOfJobs),
      troublesAround: troublesAround(config),
      copiesTaken: copiesTaken(config),
      isReady: async () => (await database.ready()) && (await isSchemaCurrent()),
    }),
    routes: backend.routes,
    isProxyUnbelieved: (c: Context) => isProxyUnbelieved(c, config.trustedProxies),
    networkOf: (c: Context) => clientNetwork(c, config.trustedProxies),
    ...(config.hasMailPage && { mailbox: createMailbox(config.mailDir) }),
  });
  const jobs = onlyOnce('job', [
    mailJob(mailDoor, mails),
    ...services.jobs,
    ...allOf(rooms, 'jobs'),
    ...eventJobs(rooms),
    {
      name: 'forget-counts',
      run: () => forgetCounts({ database, clock, limits: config.limits }),
      cron: '5 * * * *',
    },
  ]);
  return { app, backend, jobs: onConnectionsOfTheirOwn(jobs), upgrade: backend.upgrade };
}
