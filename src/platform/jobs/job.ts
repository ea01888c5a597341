import { asAsker } from '#platform/asker.ts';

/** Work that is done outside a request: by `name` it is queued, and bears being done twice. */
export type Job = {
  readonly name: string;
  readonly run: (payload: unknown) => Promise<unknown>;
  /** When it runs by itself (a crontab pattern, in UTC). */
  readonly cron?: string;
  /** Jobs of one lane wait for none but their own; all that name none share another. */
  readonly lane?: 'mails' | 'payments' | 'webhooks';
};

/** What jobs do never waits for visitors, and visitors never wait for it. */
export function onConnectionsOfTheirOwn(jobs: readonly Job[]): Job[] {
  return jobs.map((job) => ({
    ...job,
    run: (payload) => asAsker({ lane: 'jobs', who: undefined }, () => job.run(payload)),
  }));
}
