import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { GiftYearOfEmployee, ListGiftYears, ReadGiftMeter } from '../contract.ts';
import { METER_SHOWS, type MeterShow } from '../rules/meter-page.ts';

export type GiftYears = OutputOf<ListGiftYears>;

/** What is looked for; it stands in the address, so that it can be shared and gone back to. */
export type MeterFilter = {
  readonly year: number;
  readonly search: string;
  readonly siteId: string | undefined;
  readonly show: MeterShow;
  readonly sort: 'total' | 'name';
  readonly page: number;
};

export function useMeterFilter(thisYear: number) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('show');
  const year = Number.parseInt(parameters.get('year') ?? '', 10);
  const filter: MeterFilter = {
    year: year >= 2020 && year <= 2999 ? year : thisYear,
    search: parameters.get('q') ?? '',
    siteId: parameters.get('site') ?? undefined,
    show: METER_SHOWS.find((show) => show === asked) ?? 'all',
    sort: parameters.get('sort') === 'name' ? 'name' : 'total',
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

export function useMeter(companyId: string, year: number) {
  return useQuery({
    queryKey: ['gifts', companyId, 'meter', year],
    queryFn: () => callFunction<ReadGiftMeter>('read-gift-meter', { companyId, year }),
  });
}

export function useGiftYears(companyId: string, { siteId, ...filter }: MeterFilter) {
  return useQuery({
    queryKey: ['gifts', companyId, 'years', filter, siteId],
    queryFn: () =>
      callFunction<ListGiftYears>('list-gift-years', {
        companyId,
        ...filter,
        ...(siteId && { siteId }),
      }),
    placeholderData: keepPreviousData,
  });
}

/** After a gift is given or taken back, whatever shows them is asked for again. */
export function useGiftsChanged(companyId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['gifts', companyId] });
}

export function personName({
  firstName,
  lastName,
}: Pick<GiftYearOfEmployee, 'firstName' | 'lastName'>): string {
  return `${lastName} ${firstName}`;
}
