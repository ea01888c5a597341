import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal, refuseProblems } from '#basics/refusal.ts';
import type { SaveGiftSettings } from '../contract.ts';
import { readGiftSettings } from '../rules/gift-forms.ts';
import { keepGiftSettings } from './gifts.queries.ts';
import type { GiftsDeps } from './gifts-deps.ts';
import { withWriter } from './in-company.ts';

/** Which rules the company has given itself, and whether elections found nobody. */
export async function saveGiftSettings(
  deps: GiftsDeps,
  call: Call,
  { companyId, revision, form }: ParsedInputOf<SaveGiftSettings>,
): Promise<OutputOf<SaveGiftSettings>> {
  const { value, problems } = readGiftSettings(form);
  refuseProblems(problems);
  const isKept = await withWriter(deps, call, companyId, (tx, by) =>
    keepGiftSettings(tx, revision, {
      companyId,
      by,
      hasCarenceRecord: value?.hasCarenceRecord ?? false,
      policy: value?.policy ?? null,
    }),
  );
  if (!isKept) throw new Refusal('conflict');
  return {};
}
