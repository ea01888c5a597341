import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClock } from '#platform/clock.ts';
import { createContentVersion } from '#platform/database/content-version.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import { createSettingsReader } from '#platform/settings/settings-reader.ts';
import { partnerLinkMails } from '#shop/partners/server/partner-link-mails.ts';
import type { PartnersDeps } from '#shop/partners/server/partners-deps.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let kept: TestDatabase;
let database: Database;
beforeAll(async () => {
  kept = await createTestDatabase();
  // One connection is all there is: whoever asks for a second while holding it waits for ever.
  database = await openDatabase({
    ...{ owner: kept.owner, log: pino({ level: 'silent' }), poolSize: 1 },
  });
});
afterAll(async () => {
  await database.close();
  await kept.drop();
});

test('every mail about a partner is written on one connection, settings and all', async () => {
  const ids = {
    application: randomUUID(),
    message: randomUUID(),
    document: randomUUID(),
    link: randomUUID(),
  };
  await database.owner.transaction().execute(async (tx) => {
    await sql`insert into public.partner_applications
        (id, request_key, sent_at, name, company, siren, email, town, products, language)
      values (${ids.application}, ${randomUUID()}, now(), 'Jeanne Roux', 'Biscuiterie Roux', '732829320',
        'jeanne@roux.example', 'Nantes', 'Des sablés.', 'fr')`.execute(tx);
    await sql`insert into public.partner_messages (id, application_id, author, body)
      values (${ids.message}, ${ids.application}, 'staff', 'Bonjour.')`.execute(tx);
    await sql`insert into public.partner_evidence
        (id, application_id, kind, proves, expires_on, file_name, file_type)
      values (${ids.document}, ${ids.application}, 'origin', 'Label', '2199-01-01',
        ${`${ids.application}/x.pdf`}, 'application/pdf')`.execute(tx);
    await sql`insert into public.partner_links (id, application_id, token_hash, expires_at)
      values (${ids.link}, ${ids.application}, 'x', now() + interval '1 day')`.execute(tx);
  });
  // Read anew for each mail, as after a change of staff.
  const supportEmail = async () => {
    const settings = createSettingsReader(database, createContentVersion(database));
    return (await settings.read()).organisation.email;
  };
  const deps: Partial<PartnersDeps> = {
    database,
    clock: createClock(undefined),
    publicUrl: () => 'https://prevenance.example',
    supportEmail,
    staffEmail: supportEmail,
  };
  const mails = partnerLinkMails(deps as PartnersDeps);
  const subjects = {
    'partner-message': ids.message,
    'partner-answer-for-staff': ids.message,
    'partner-evidence-for-staff': ids.document,
    'evidence-reminder': `${ids.document}:30`,
    'partner-link': ids.link,
  } satisfies Record<keyof typeof mails, string>;
  for (const [kind, subject] of Object.entries(subjects)) {
    const mail = await mails[kind as keyof typeof mails](subject);
    expect([kind, mail?.subject.length]).toEqual([kind, expect.any(Number)]);
  }
});
