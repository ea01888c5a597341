/**
 * The rule: choosing lasts two days at least and sixty at most; ten unless said otherwise. Its last day
 * may be moved later, never earlier. A box that nobody chose is a named box, or is given to an
 * association that is named.
 */
import { addDays, type ParisDay } from '#basics/dates.ts';
import { type FormValues, readForm } from '#basics/form-reader.ts';
import { nameProblem } from '#basics/plain-name.ts';
import type { FieldProblem } from '#basics/refusal.ts';

export const FALLBACKS = ['box', 'donation'] as const;
export const DELIVERIES = ['site', 'home'] as const;

const DEFAULT_DAYS = 10;
const LEAST_DAYS = 2;
const MOST_DAYS = 60;

export const defaultDeadline = (today: ParisDay): ParisDay => addDays(today, DEFAULT_DAYS);

/** Over once that day is: on it, one may still choose. */
export const isOver = (deadline: ParisDay, today: ParisDay): boolean => today > deadline;

export interface CampaignForm {
  readonly title: string;
  readonly deadline: ParisDay;
  readonly goesHome: boolean;
  readonly fallback: (typeof FALLBACKS)[number];
  readonly defaultProductId: string;
  readonly association: string | null;
}

type Read<T> = { readonly problems: readonly FieldProblem[]; readonly values: T };

/** @param productIds boxes of which one may be the one for who does not answer */
export function readCampaign(
  form: FormValues,
  { today, productIds }: { today: ParisDay; productIds: readonly string[] },
): Read<CampaignForm> {
  const { line, day, choice, addIssue, problems } = readForm(form);
  const title = line('title', { isRequired: true });
  // It stands in mails to people who do not know whoever typed it; the association, on the page behind them.
  const tellWhereItLeads = (path: string, typed: string | null) => {
    const problem = typed === null ? undefined : nameProblem(typed);
    if (problem === 'link-in-name') addIssue(path, 'link-in-title');
    if (problem === 'number-in-name') addIssue(path, 'number-in-title');
  };
  tellWhereItLeads('title', title);
  const deadline = day('deadline', { isRequired: true });
  if (deadline !== null) {
    const problem = deadlineProblem(deadline, today, LEAST_DAYS);
    if (problem) addIssue('deadline', problem);
  }
  const delivery = choice('delivery', DELIVERIES, { isRequired: true });
  const defaultProductId = choice('defaultProduct', productIds, { isRequired: true });
  const fallback = choice('fallback', FALLBACKS, { isRequired: true });
  const association = line('association', { isRequired: fallback === 'donation' });
  tellWhereItLeads('association', association);
  return {
    problems,
    values: {
      title: title ?? '',
      deadline: deadline ?? today,
      goesHome: delivery === 'home',
      fallback: fallback ?? 'box',
      defaultProductId: defaultProductId ?? '',
      association,
    },
  };
}

/** A later last day, for what is open or has just ended. */
export function readMovedDeadline(
  form: FormValues,
  { today, deadline: current }: { today: ParisDay; deadline: ParisDay },
): Read<{ deadline: ParisDay }> {
  const { day, addIssue, problems } = readForm(form);
  const deadline = day('deadline', { isRequired: true });
  if (deadline !== null) {
    const problem = deadline <= current ? 'not-later' : deadlineProblem(deadline, today, 0);
    if (problem) addIssue('deadline', problem);
  }
  return { problems, values: { deadline: deadline ?? current } };
}

function deadlineProblem(
  deadline: ParisDay,
  today: ParisDay,
  leastDays: number,
): 'too-soon' | 'too-late' | undefined {
  if (deadline < addDays(today, leastDays)) return 'too-soon';
  return deadline > addDays(today, MOST_DAYS) ? 'too-late' : undefined;
}
