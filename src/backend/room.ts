import type { ParisDay } from '#basics/dates.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { FormAction } from '#platform/form-action.ts';
import type { Subscription } from '#platform/jobs/events.ts';
import type { Job } from '#platform/jobs/job.ts';
import type { Mails } from '#platform/mail/mail-jobs.ts';
import type { SharedData } from '#platform/personal-data.ts';
import type { ServedFunction } from './functions/functions-host.ts';

/** What a room brings to the product, and all that anybody knows of its server side: see `server/room.ts` of each. */
export type Room<Lends = unknown> = Partial<Mails> & {
  readonly name: string;
  /** What other rooms are given of it; typed in its `lends`. */
  readonly lends?: Lends;
  readonly functions?: readonly ServedFunction[];
  readonly jobs?: readonly Job[];
  readonly follows?: readonly Subscription[];
  /** What it tells: each has its job, also where nobody follows. */
  readonly tells?: readonly { readonly job: string }[];
  /** What its public pages take from browsers without scripts. */
  readonly forms?: readonly FormAction[];
  /** What it keeps about somebody, by the part of their data in which they find it. */
  readonly personalData?: PersonalDataPart;
  /** How much awaits staff, by what it is; with the rights of whoever asks. */
  readonly pendingWork?: PendingWork;
  /** What outside services post, by the path: `/webhooks/<path>/<who>`. */
  readonly webhooks?: Readonly<Record<string, Webhook>>;
  /** Done at each start, before anybody is answered. */
  readonly start?: () => Promise<void>;
};

/** Answers once the effect of what `who` posted is durable. */
export type Webhook = (who: string, request: Request) => Promise<Response>;

/** A room that lends something for sure. */
export type LendingRoom<Lends> = Room<Lends> & { readonly lends: Lends };

export type PersonalDataPart = SharedData & {
  readonly name: string;
  /** Parts that are read and erased before. */
  readonly after?: readonly string[];
};

export type PendingWork = (
  tx: Tx,
  at: { readonly now: Date; readonly today: ParisDay },
) => Promise<Readonly<Record<string, number>>>;
