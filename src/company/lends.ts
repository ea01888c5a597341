import type { NotificationSpeaker } from '#accounts/rules/notifications.ts';
import type { Tx } from '#platform/database/transaction.ts';
import type { Licence } from './rules/licence.ts';

/** What other rooms are given of the space of a company. */
export type CompanyLends = {
  readonly licences: LicencePort;
  readonly speaker: NotificationSpeaker;
};

/** Licences of spaces, with the rights of the transaction. */
export type LicencePort = {
  read(
    tx: Tx,
    companyId: string,
  ): Promise<
    | {
        readonly legalName: string;
        readonly siren: string;
        readonly kind: 'employer' | 'cse';
        /** Present employees. */
        readonly people: number;
        readonly licence: Licence;
      }
    | undefined
  >;
  /** Holds it until the transaction ends; undefined where the space is gone. */
  lock(tx: Tx, companyId: string): Promise<Licence | undefined>;
  change(tx: Tx, companyId: string, licence: Licence): Promise<void>;
};
