import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useListAddress } from '#platform/browser/use-list-address.ts';
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
  return useListAddress(
    (said): EmployeesFilter => ({
      search: said.text('q'),
      siteId: said.text('site') || undefined,
      teamId: said.text('team') || undefined,
      status: said.oneOf('status', ['left']) ?? 'present',
      sort: said.oneOf('sort', ['added']) ?? 'name',
      page: said.page(),
    }),
  );
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
