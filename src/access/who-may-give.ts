/**
 * The rule: the works council gives within the tolerance; an employer does where there is none because
 * fewer people than the threshold work there, or where a procès-verbal de carence shows that elections
 * found nobody. Any other employer's gifts are subject to contributions from the first euro.
 *
 * Source: lettre-circulaire Acoss no. 2011-024 and Code du travail, art. L2312-78 and L2315-23 (social
 * and cultural activities belong to a council of fifty employees or more). The threshold is a dated figure.
 */

export type Tolerance = 'council' | 'small-employer' | 'carence' | 'employer-without-record';

export function toleranceOf(company: {
  readonly kind: 'employer' | 'cse';
  /** As declared. */
  readonly headcount: number;
  readonly hasCarenceRecord: boolean;
  /** From how many people on a council has activities of its own. */
  readonly councilHeadcount: number;
}): Tolerance {
  if (company.kind === 'cse') return 'council';
  if (company.headcount < company.councilHeadcount) return 'small-employer';
  return company.hasCarenceRecord ? 'carence' : 'employer-without-record';
}
