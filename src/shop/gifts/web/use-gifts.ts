import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#basics/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useListAddress } from '#platform/browser/use-list-address.ts';
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
  return useListAddress((said): MeterFilter => {
    const year = Number.parseInt(said.text('year'), 10);
    return {
      year: year >= 2020 && year <= 2999 ? year : thisYear,
      search: said.text('q'),
      siteId: said.text('site') || undefined,
      show: said.oneOf('show', METER_SHOWS) ?? 'all',
      sort: said.oneOf('sort', ['name']) ?? 'total',
      page: said.page(),
    };
  });
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
