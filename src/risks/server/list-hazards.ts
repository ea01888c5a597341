import { refuseUnlessReader } from '#access/risk-rights.ts';
import { type Call, signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { ListHazards } from '../contract.ts';
import { en } from '../messages/hazards.en.ts';
import { fr } from '../messages/hazards.fr.ts';
import { en as principlesEn } from '../messages/principles.en.ts';
import { fr as principlesFr } from '../messages/principles.fr.ts';
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
  const texts = call.language === 'fr' ? fr : en;
  const principles = call.language === 'fr' ? principlesFr : principlesEn;
  return deps.database.asCaller(signedInCaller(call), async (tx) => {
    await refuseUnlessReader(tx, companyId);
    return {
      families: FAMILIES.map((code) => ({ code, name: texts.families[code] })),
      hazards: HAZARDS.map(({ code, family }) => {
        const { name, harm, questions } = texts.hazards[code];
        return { code, family, name, harm, questions: Object.values(questions) };
      }),
      own: (await findOwnHazards(tx, companyId)).map(({ family, ...row }) => ({
        ...row,
        family: isFamily(family) ? family : 'organisation',
      })),
      exposures: EXPOSURE_FACTORS.map((code) => ({ code, ...texts.exposure[code] })),
      principles: PRINCIPLES.map((number) => ({ number, text: principles[`p${number}`] })),
    };
  });
}
