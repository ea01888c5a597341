import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { normalizeSearch } from '#basics/normalize-search.ts';
import { Refusal } from '#basics/refusal.ts';
import { withServiceRights } from '#platform/database/service-rights.ts';
import type { Tx } from '#platform/database/transaction.ts';
import { isViolationOf } from '#platform/database/violations.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { AddRecipients, ListRecipients, RemoveRecipient } from '../contract.ts';
import { RECIPIENTS_A_PAGE } from '../rules/page-sizes.ts';
import { type ListedPerson, readRecipientList } from '../rules/recipient-list.ts';
import { refuseUnlessOpen } from './campaign-view.ts';
import { type CampaignRow, lockCampaign } from './campaigns.queries.ts';
import type { ChoicesDeps } from './choices-deps.ts';
import { inviteToChoose } from './invite-to-choose.ts';
import { keptCampaign } from './open-campaign.ts';
import {
  addEmployees,
  addListed,
  countRecipients,
  deleteRecipient,
  findPresent,
  findRecipients,
} from './recipients.queries.ts';

type Added = OutputOf<AddRecipients>;
const NOBODY: Added = { added: 0, alreadyThere: 0, over: 0, problems: [] };

/** Undoes what was added: there are more people than boxes. */
class TooMany extends Error {
  readonly over: number;

  constructor(over: number) {
    super(`${over} people too many`);
    this.over = over;
  }
}

export async function addRecipients(
  deps: ChoicesDeps,
  call: Call,
  { campaignId, who }: ParsedInputOf<AddRecipients>,
): Promise<Added> {
  const caller = signedInCaller(call);
  await countUse(deps, 'add-recipients', caller.claims.sub);
  try {
    return await deps.database.asCaller(caller, async (tx) => {
      await keptCampaign(tx, campaignId);
      // People are written by no caller: the service keeps them within the boxes that were bought.
      return withServiceRights(tx, async (service) => {
        const campaign = await lockCampaign(service, campaignId);
        if (!campaign) throw new Refusal('not-found');
        refuseUnlessOpen(campaign, deps);
        return add(deps, service, campaign, who);
      });
    });
  } catch (error) {
    if (error instanceof TooMany) return { ...NOBODY, over: error.over };
    if (isViolationOf(error, 'choice_campaigns_written_enough'))
      throw new Refusal('conflict', { details: { reason: 'written-enough' } });
    throw error;
  }
}

async function add(
  deps: ChoicesDeps,
  tx: Tx,
  campaign: CampaignRow,
  who: ParsedInputOf<AddRecipients>['who'],
): Promise<Added> {
  if (who.kind === 'list') {
    const { people, problems } = await listed(tx, campaign, who.text);
    if (problems.length > 0) return { ...NOBODY, problems };
    return counted(deps, tx, campaign, await addListed(tx, campaign, people));
  }
  const siteId = who.kind === 'site' ? who.siteId : undefined;
  return counted(deps, tx, campaign, await addEmployees(tx, campaign, siteId));
}

async function counted(
  deps: ChoicesDeps,
  tx: Tx,
  campaign: CampaignRow,
  { ids, asked }: { ids: string[]; asked: number },
): Promise<Added> {
  const over = (await countRecipients(tx, campaign.id)) - campaign.boxes;
  if (over > 0) throw new TooMany(over);
  await inviteToChoose(deps, tx, campaign, ids);
  return { ...NOBODY, added: ids.length, alreadyThere: asked - ids.length };
}

type Found = ListedPerson & { readonly employeeId: string | null };

/** Who a list names. The monthly box is for employees; an event's may be for anybody. */
async function listed(
  tx: Tx,
  { company_id: companyId, kind }: CampaignRow,
  text: string,
): Promise<{ people: Found[]; problems: Added['problems'] }> {
  const { people, problems } = readRecipientList(text);
  const present = await findPresent(tx, companyId);
  const byEmail = new Map(present.map(({ id, email }) => [email, id]));
  const byName = new Map(present.flatMap(({ id, names }) => names.map((name) => [name, id])));
  const found = people.map((person) => {
    const known = person.email === null ? undefined : byEmail.get(person.email);
    // Two may have the same name; an address that is nobody's is not theirs either.
    const named = person.email === null ? byName.get(person.name.toLowerCase()) : undefined;
    return { ...person, employeeId: known ?? named ?? null };
  });
  const strangers =
    kind === 'monthly'
      ? found
          .filter(({ employeeId }) => employeeId === null)
          .map(({ line, email }) => ({
            line,
            column: email === null ? ('name' as const) : ('email' as const),
            problem: 'not-an-employee',
          }))
      : [];
  const all = [...problems, ...strangers].toSorted((a, b) => a.line - b.line);
  return { people: found, problems: all };
}

export async function listRecipients(
  deps: ChoicesDeps,
  call: Call,
  { campaignId, search, page }: ParsedInputOf<ListRecipients>,
): Promise<OutputOf<ListRecipients>> {
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await keptCampaign(tx, campaignId);
    const rows = await findRecipients(tx, {
      campaignId,
      words: normalizeSearch(search).split(/\s+/).filter(Boolean),
      limit: RECIPIENTS_A_PAGE,
      offset: (page - 1) * RECIPIENTS_A_PAGE,
    });
    return {
      total: rows[0]?.total ?? 0,
      recipients: rows.map(({ id, name, email, site, ...row }) => ({
        id,
        name,
        email,
        site,
        goesHome: row.goes_home,
        refusedReason: row.refused_reason,
      })),
    };
  });
}

export async function removeRecipient(
  deps: ChoicesDeps,
  call: Call,
  { campaignId, recipientId }: ParsedInputOf<RemoveRecipient>,
): Promise<OutputOf<RemoveRecipient>> {
  await deps.database.asCaller(signedInCaller(call), async (tx) => {
    await keptCampaign(tx, campaignId);
    // As above.
    await withServiceRights(tx, async (service) => {
      const campaign = await lockCampaign(service, campaignId);
      if (!campaign) throw new Refusal('not-found');
      refuseUnlessOpen(campaign, deps);
      await deleteRecipient(service, campaignId, recipientId);
    });
  });
  return {};
}
