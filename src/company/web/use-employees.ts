import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { Employee, ListEmployees } from '../contract.ts';

export type EmployeesPageData = OutputOf<ListEmployees>;

/** What is looked for; it stands in the address, so that it can be shared and gone back to. */
export type EmployeesFilter = {
  readonly search: string;
  readonly siteId: string | undefined;
  readonly teamId: string | undefined;
  readonly status: 'present' | 'left';
  readonly sort: 'name' | 'added';
  readonly page: number;
};

export function useEmployeesFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter: EmployeesFilter = {
    search: parameters.get('q') ?? '',
    siteId: parameters.get('site') ?? undefined,
    teamId: parameters.get('team') ?? undefined,
    status: parameters.get('status') === 'left' ? 'left' : 'present',
    sort: parameters.get('sort') === 'added' ? 'added' : 'name',
    page: Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1),
  };
  /** Any change but of the page goes back to the first one. */
  function change(changed: Readonly<Record<string, string>>) {
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: !('page' in changed), preventScrollReset: !('page' in changed) },
    );
  }
  return [filter, change] as const;
}

export function useEmployees(companyId: string, { siteId, teamId, ...filter }: EmployeesFilter) {
  return useQuery({
    queryKey: ['employees', companyId, filter, siteId, teamId],
    queryFn: () =>
      callFunction<ListEmployees>('list-employees', {
        companyId,
        ...filter,
        ...(siteId && { siteId }),
        ...(teamId && { teamId }),
      }),
    placeholderData: keepPreviousData,
  });
}

/** After a change to people or places, what shows them is asked for again. */
export function useEmployeesChanged(companyId: string) {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      ['employees', 'places', 'overview'].map((name) =>
        queries.invalidateQueries({ queryKey: [name, companyId] }),
      ),
    );
}

export function fullName({ firstName, lastName }: Pick<Employee, 'firstName' | 'lastName'>) {
  return `${lastName} ${firstName}`;
}
