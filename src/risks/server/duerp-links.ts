import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { parisDayOf } from '#basics/dates.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type {
  DuerpLink,
  ListDuerpLinks,
  MakeDuerpLink,
  OpenDuerpLink,
  PrintByDuerpLink,
  RevokeDuerpLink,
} from '../contract.ts';
import { readLink, wasInForce } from '../rules/duerp-access.ts';
import { linkToken, readLinkToken } from './link-token.ts';
import { findLinks, findOpenLink, insertLink, revokeLink } from './links.queries.ts';
import { countPrint, readKeptPdf } from './print-duerp.ts';
import type { RisksDeps } from './risks-deps.ts';
import { findIssuedVersions } from './versions.queries.ts';

// Also after the licence has ended: what the law lets people read is never held back.

export function listDuerpLinks(
  deps: RisksDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListDuerpLinks>,
): Promise<OutputOf<ListDuerpLinks>> {
  const today = parisDayOf(deps.clock.now());
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'share-risks');
    const links = await findLinks(tx, companyId, today);
    return {
      links: links.map((row): DuerpLink => {
        const holds = row.revoked_at === null && row.last_day >= today;
        return {
          id: row.id,
          holder: row.holder,
          audience: row.audience as DuerpLink['audience'],
          employedFrom: row.employed_from,
          employedUntil: row.employed_until,
          lastDay: row.last_day,
          isRevoked: row.revoked_at !== null,
          address: holds ? addressOf(deps, row.id) : null,
        };
      }),
    };
  });
}

function addressOf(deps: RisksDeps, linkId: string): string {
  const address = new URL('/user-dashboard', deps.publicUrl());
  address.searchParams.set('document', linkToken(deps, linkId));
  return address.href;
}

export async function makeDuerpLink(
  deps: RisksDeps,
  call: Call,
  { companyId, id, form }: ParsedInputOf<MakeDuerpLink>,
): Promise<OutputOf<MakeDuerpLink>> {
  const { problems, values } = readLink(form, parisDayOf(deps.clock.now()));
  refuseProblems(problems);
  const caller = signedInCaller(call);
  await deps.database.asCaller(caller, async (tx) => {
    await requireAct(tx, companyId, 'share-risks');
    await insertLink(tx, {
      id,
      company_id: companyId,
      holder: values.holder,
      audience: values.audience,
      employed_from: values.employedFrom,
      employed_until: values.employedUntil,
      last_day: values.lastDay,
      made_by: caller.claims.sub,
    });
  });
  return {};
}

export async function revokeDuerpLink(
  deps: RisksDeps,
  call: Call,
  { companyId, id }: ParsedInputOf<RevokeDuerpLink>,
): Promise<OutputOf<RevokeDuerpLink>> {
  const isRevoked = await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'share-risks');
    return revokeLink(tx, companyId, id, deps.clock.now());
  });
  if (!isRevoked) throw new Refusal('not-found');
  return {};
}

export async function openDuerpLink(
  deps: RisksDeps,
  { token }: ParsedInputOf<OpenDuerpLink>,
): Promise<OutputOf<OpenDuerpLink>> {
  const { link, versions } = await linkedVersions(deps, token);
  return {
    companyName: link.legal_name,
    audience: link.audience as DuerpLink['audience'],
    lastDay: link.last_day,
    versions,
  };
}

export async function printByDuerpLink(
  deps: RisksDeps,
  { token, versionId }: ParsedInputOf<PrintByDuerpLink>,
): Promise<OutputOf<PrintByDuerpLink>> {
  const { link, versions } = await linkedVersions(deps, token);
  if (!versions.some(({ id }) => id === versionId)) throw new Refusal('not-found');
  await countPrint(deps, link.id);
  return readKeptPdf(deps, { companyId: link.company_id, versionId });
}

/** The versions that a link lets read, the newest first. @throws Refusal not-found */
async function linkedVersions(deps: RisksDeps, token: string) {
  const linkId = readLinkToken(deps, token);
  if (linkId === undefined) throw new Refusal('not-found');
  // The link is the proof: the service reads what it is for.
  return deps.database.asService(async (tx) => {
    const link = await findOpenLink(tx, linkId, parisDayOf(deps.clock.now()));
    if (!link) throw new Refusal('not-found');
    const { employed_from: from, employed_until: until } = link;
    const versions = (await findIssuedVersions(tx, link.company_id))
      .map((row) => ({
        id: row.id,
        number: row.number ?? 0,
        issuedOn: row.issued_on ?? '',
        supersededOn: row.superseded_on,
      }))
      .filter((version) => from === null || until === null || wasInForce(version, from, until));
    return { link, versions: versions.toReversed() };
  });
}
