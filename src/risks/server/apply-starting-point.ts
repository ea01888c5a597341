import { randomUUID } from 'node:crypto';
import type { Call } from '#backend/call.ts';
import { signedInCaller } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import type { Language } from '#basics/language.ts';
import { inLanguage } from '#basics/messages.ts';
import type { ApplyStartingPoint, ListStartingPoints } from '../contract.ts';
import { texts } from '../messages/starting-points.ts';
import { type Evaluation, type Method, SCALES } from '../rules/evaluation.ts';
import { STARTING_POINTS, type StartingRisk, type Trade } from '../rules/starting-points.ts';
import { findSettings } from './document.queries.ts';
import { asWriter } from './keep-document.ts';
import type { RisksDeps } from './risks-deps.ts';
import { insertActions, insertRisks, insertUnits } from './starting-points.queries.ts';

/** The shape that the texts of every trade have. */
type UnitTexts = {
  readonly name: string;
  readonly activities: string;
  readonly risks: Readonly<
    Record<
      string,
      {
        readonly situation: string;
        readonly harm: string;
        readonly measures: string;
        readonly actions: Readonly<
          Record<string, { readonly what: string; readonly indicator: string }>
        >;
      }
    >
  >;
};

export async function listStartingPoints(call: Call): Promise<OutputOf<ListStartingPoints>> {
  signedInCaller(call);
  const words = inLanguage(texts, call.language);
  return {
    trades: STARTING_POINTS.map(({ trade, units }) => ({
      trade,
      name: words[trade].name,
      units: units.map(({ key }) => unitTexts(trade, call.language)[key]?.name ?? key),
      risks: units.reduce((sum, { risks }) => sum + risks.length, 0),
    })),
  };
}

function unitTexts(trade: Trade, language: Language): Readonly<Record<string, UnitTexts>> {
  return inLanguage(texts, language)[trade].units;
}

/** In the caller's language, by the method of the company. */
export async function applyStartingPoint(
  deps: RisksDeps,
  call: Call,
  { companyId, trade, establishmentId }: ParsedInputOf<ApplyStartingPoint>,
): Promise<OutputOf<ApplyStartingPoint>> {
  const point = STARTING_POINTS.find((each) => each.trade === trade);
  const words = unitTexts(trade, call.language);
  return asWriter(deps, call, companyId, async (tx) => {
    const { method } = await findSettings(tx, companyId);
    const units = (point?.units ?? []).map((unit) => ({
      ...unit,
      id: randomUUID(),
      texts: words[unit.key] as UnitTexts,
    }));
    const added = await insertUnits(
      tx,
      units.map(({ id, texts: { name, activities } }) => ({
        id,
        company_id: companyId,
        establishment_id: establishmentId,
        name,
        activities,
      })),
    );
    const risks = units
      .filter(({ id }) => added.has(id))
      .flatMap((unit) =>
        unit.risks.map((risk) => ({
          id: randomUUID(),
          unitId: unit.id,
          risk,
          texts: unit.texts.risks[risk.key],
        })),
      );
    await insertRisks(
      tx,
      risks.map(({ id, unitId, risk, texts: words }) => ({
        id,
        company_id: companyId,
        unit_id: unitId,
        hazard: risk.hazard,
        situation: words?.situation ?? '',
        harm: words?.harm ?? null,
        measures: words?.measures ?? null,
        evaluation: JSON.stringify(proposedEvaluation(risk, method)),
        is_proposal: true,
      })),
    );
    await insertActions(
      tx,
      risks.flatMap(({ id, risk, texts: words }) =>
        risk.actions.map(({ key, principle }) => ({
          id: randomUUID(),
          company_id: companyId,
          risk_id: id,
          what: words?.actions[key]?.what ?? '',
          indicator: words?.actions[key]?.indicator ?? null,
          principle,
        })),
      ),
    );
    return { units: added.size, risks: risks.length };
  });
}

/** Step for step on the scales of the other method, where mastery is not known: none. */
function proposedEvaluation({ frequency, severity }: StartingRisk, method: Method): Evaluation {
  if (method === 'frequency-severity') return { method, frequency, severity };
  const { frequency: often, severity: bad } = SCALES['frequency-severity'];
  return {
    method,
    frequency: often.indexOf(frequency) + 1,
    severity: bad.indexOf(severity) + 1,
    mastery: 4,
  };
}
