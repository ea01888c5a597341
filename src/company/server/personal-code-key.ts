import { personalCodeOf } from '../rules/personal-code.ts';
import type { CompanyDeps } from './company-deps.ts';

type Derives = Pick<CompanyDeps, 'derive'>;

/** The code of somebody's paper: derived, so that it can be printed again and no row holds it. */
export function codeOf({ derive }: Derives, employeeId: string, round: number): string {
  return personalCodeOf(derive('personal-code', employeeId, String(round)));
}

/** Under which a code is found again. */
export function codeHash({ derive }: Derives, code: string): string {
  return derive('personal-code-hash', code).toString('base64url');
}
