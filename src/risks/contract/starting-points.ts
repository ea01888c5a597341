import { z } from 'zod';
import { contract } from '#basics/contract.ts';
import { ACTIONS_MAX, RISKS_CHUNK } from '../rules/risk-import.ts';
import { RISK_COLUMNS } from '../rules/risk-import-columns.ts';
import { TRADES } from '../rules/starting-points.ts';
import { companyId, count, nothing, text } from './shapes.ts';

/** The trades that have a starting point, with what each would add. */
export const listStartingPoints = contract('list-starting-points', {
  access: 'account',
  input: nothing,
  output: z.object({
    trades: z.array(
      z.object({ trade: z.enum(TRADES), name: text, units: z.array(text), risks: count }),
    ),
  }),
});
export type ListStartingPoints = typeof listStartingPoints;

/**
 * Adds the work units of a trade to an establishment, with their usual risks, to confirm, correct or
 * strike out. A unit of the same name is left as it is: the same call again adds nothing.
 */
export const applyStartingPoint = contract('apply-starting-point', {
  access: 'keep-risks',
  input: z.object({ companyId, trade: z.enum(TRADES), establishmentId: z.uuid() }),
  output: z.object({ units: count, risks: count }),
});
export type ApplyStartingPoint = typeof applyStartingPoint;

/** In a file; judged by the rules, line by line, not here. */
const importedCell = z.string().max(ACTIONS_MAX).optional();

const importedCells = Object.fromEntries(
  RISK_COLUMNS.map((column) => [column, importedCell]),
) as Record<(typeof RISK_COLUMNS)[number], typeof importedCell>;

/**
 * Adds lines of a risk document that was kept elsewhere, with the establishments, units and hazards
 * that they name; a line with a problem is left out. The same lines again add nothing. Refuses:
 * not-found (an id that is not the company's).
 */
export const importRisks = contract('import-risks', {
  access: 'keep-risks',
  input: z.object({
    companyId,
    rows: z
      .array(z.object({ id: z.uuid(), line: count.min(1).max(20_000_000), ...importedCells }))
      .max(RISKS_CHUNK),
  }),
  output: z.object({
    added: count,
    alreadyThere: count,
    newUnits: count,
    problems: z.array(z.object({ line: count, path: text, problem: text })),
  }),
});
export type ImportRisks = typeof importRisks;
