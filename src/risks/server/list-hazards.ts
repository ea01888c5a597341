import { requireAct } from '#access/require-act.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { inLanguage } from '#basics/messages.ts';
import type { ListHazards } from '../contract.ts';
import { texts } from '../messages/hazards.ts';
import { texts as principlesTexts } from '../messages/principles.ts';
import { EXPOSURE_FACTORS } from '../rules/exposure-factors.ts';
import { FAMILIES, HAZARDS, isFamily } from '../rules/hazards.ts';
import { PRINCIPLES } from '../rules/principles.ts';
import { findOwnHazards } from './document.queries.ts';
import type { RisksDeps } from './risks-deps.ts';

export function listHazards(
  deps: RisksDeps,
  call: Call,
  { companyId }: ParsedInputOf<ListHazards>,
): Promise<OutputOf<ListHazards>> {
  const words = inLanguage(texts, call.language);
  const principles = inLanguage(principlesTexts, call.language);
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await requireAct(tx, companyId, 'read-risks');
    return {
      families: FAMILIES.map((code) => ({ code, name: words.families[code] })),
      hazards: HAZARDS.map(({ code, family }) => {
        const { name, harm, questions } = words.hazards[code];
        return { code, family, name, harm, questions: Object.values(questions) };
      }),
      own: (await findOwnHazards(tx, companyId)).map(({ family, ...row }) => ({
        ...row,
        family: isFamily(family) ? family : 'organisation',
      })),
      exposures: EXPOSURE_FACTORS.map((code) => ({ code, ...words.exposure[code] })),
      principles: PRINCIPLES.map((number) => ({ number, text: principles[`p${number}`] })),
    };
  });
}
