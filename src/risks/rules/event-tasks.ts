/**
 * The rule: what is learnt of a risk asks for a review of the document; where there is a works council,
 * for a point on its agenda; and for the new version to reach the occupational health service. We
 * propose a month, two for what the first two must precede.
 *
 * Source: Code du travail, art. R4121-2, L4121-3 and L4121-3-1, VI.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';
import type { Duties } from './duties.ts';

export const TASKS = ['review', 'council', 'health-service'] as const;
export type TaskKind = (typeof TASKS)[number];

const DAYS: Readonly<Record<TaskKind, number>> = { review: 30, council: 30, 'health-service': 60 };

export function tasksOf(
  duties: Duties,
  today: ParisDay,
): readonly { readonly kind: TaskKind; readonly dueOn: ParisDay }[] {
  return TASKS.filter((kind) => kind !== 'council' || duties.council !== 'none').map((kind) => ({
    kind,
    dueOn: addDays(today, DAYS[kind]),
  }));
}
