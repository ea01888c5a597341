import { inLanguages } from '#basics/messages.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { texts } from '../messages/own-data.ts';

type Subject = { readonly userId: string };

/**
 * What somebody has done for the risk documents of their companies, and what the registers of employers
 * say of them. It stays when they erase their account, without them: document and registers are the
 * employer's duty.
 */
export const risksData = {
  async collect(tx: Tx, { userId }: Subject) {
    return {
      versions: await findOwnVersions(tx, userId),
      events: await findOwnEvents(tx, userId),
      transmissions: await findOwnTransmissions(tx, userId),
      links: await findOwnLinks(tx, userId),
      signals: await findOwnSignals(tx, userId),
      changes: await findOwnChanges(tx, userId),
      cmrExposures: await findOwnExposures(tx, userId),
      minorAccidents: await findOwnAccidents(tx, userId),
      registerFiles: await findOwnFiles(tx, userId),
    };
  },
  /** The tables let go of the account by themselves. */
  async erase() {},
  words: inLanguages(texts),
};

function findOwnVersions(tx: Tx, userId: string) {
  return tx
    .selectFrom('duerp_versions')
    .innerJoin('companies', 'companies.id', 'duerp_versions.company_id')
    .select(['legal_name', 'number', 'frozen_at', 'issued_at'])
    .where((row) => row.or([row('frozen_by', '=', userId), row('issued_by', '=', userId)]))
    .orderBy('frozen_at')
    .execute();
}

function findOwnEvents(tx: Tx, userId: string) {
  return tx
    .selectFrom('risk_events')
    .innerJoin('companies', 'companies.id', 'risk_events.company_id')
    .select(['legal_name', 'noted_at', 'happened_on', 'what'])
    .where('noted_by', '=', userId)
    .orderBy('noted_at')
    .execute();
}

function findOwnTransmissions(tx: Tx, userId: string) {
  return tx
    .selectFrom('duerp_transmissions')
    .innerJoin('companies', 'companies.id', 'duerp_transmissions.company_id')
    .select(['legal_name', 'noted_at', 'recipient'])
    .where('noted_by', '=', userId)
    .orderBy('noted_at')
    .execute();
}

function findOwnLinks(tx: Tx, userId: string) {
  return tx
    .selectFrom('duerp_links')
    .innerJoin('companies', 'companies.id', 'duerp_links.company_id')
    .select(['legal_name', 'made_at', 'audience', 'last_day'])
    .where('made_by', '=', userId)
    .orderBy('made_at')
    .execute();
}

function findOwnSignals(tx: Tx, userId: string) {
  return tx
    .selectFrom('risk_alerts')
    .innerJoin('companies', 'companies.id', 'risk_alerts.company_id')
    .select((row) => [
      'legal_name',
      'place_name',
      'due_on',
      row
        .case()
        .when('acknowledged_by', '=', userId)
        .then(row.ref('acknowledged_at'))
        .end()
        .as('acknowledged_at'),
      row.case().when('closed_by', '=', userId).then(row.ref('closed_at')).end().as('closed_at'),
      row
        .case()
        .when('closed_by', '=', userId)
        .then(row.ref('closing_note'))
        .end()
        .as('closing_note'),
    ])
    .where((row) =>
      row.or([
        row('owner_id', '=', userId),
        row('acknowledged_by', '=', userId),
        row('closed_by', '=', userId),
      ]),
    )
    .orderBy('opened_at')
    .execute();
}

/** That something was changed, not what: it is the employer's text, which the document itself shows. */
function findOwnChanges(tx: Tx, userId: string) {
  return tx
    .selectFrom('risk_changes')
    .innerJoin('companies', 'companies.id', 'risk_changes.company_id')
    .select(['legal_name', 'happened_at', 'subject', 'act'])
    .where('actor', '=', userId)
    .orderBy('happened_at')
    .execute();
}

function findOwnExposures(tx: Tx, userId: string) {
  return tx
    .selectFrom('cmr_exposures')
    .innerJoin('employees', 'employees.id', 'employee_id')
    .innerJoin('companies', 'companies.id', 'cmr_exposures.company_id')
    .select(['legal_name', 'worker_name', 'substance', 'nature', 'duration', 'degree'])
    .select(['exposed_from', 'exposed_until'])
    .where('user_id', '=', userId)
    .orderBy('exposed_from')
    .execute();
}

function findOwnAccidents(tx: Tx, userId: string) {
  return tx
    .selectFrom('minor_accidents')
    .innerJoin('employees', 'employees.id', 'employee_id')
    .innerJoin('companies', 'companies.id', 'minor_accidents.company_id')
    .select(['legal_name', 'victim_name', 'happened_on', 'place', 'circumstances'])
    .select('minor_accidents.happened_at as time_of_day')
    .select(['injury_nature', 'injury_seat', 'caregiver_name', 'other_elements'])
    .select(['caregiver_signed_on', 'victim_signed_on', 'declared_on', 'struck_because'])
    .where('user_id', '=', userId)
    .orderBy('happened_on')
    .execute();
}

/** That a file with names was made, by whom it was. */
function findOwnFiles(tx: Tx, userId: string) {
  return tx
    .selectFrom('register_files')
    .innerJoin('companies', 'companies.id', 'register_files.company_id')
    .select(['legal_name', 'made_at', 'register', 'recipient'])
    .where('made_by', '=', userId)
    .orderBy('made_at')
    .execute();
}
