import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl';
import type { Language } from '#basics/language.ts';
import { normalizeSearch } from '#basics/normalize-search.ts';
import { may } from '#basics/roles.ts';
import { formatSiren } from '#basics/siren.ts';
import type { ListCompanies, ListEmployees } from '#company/contract.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import type { ListCatalogue } from '#shop/catalogue/contract.ts';
import type { SearchOrders } from '#shop/orders/contract.ts';
import type { ListPartners } from '#shop/partners/contract.ts';
import { type Entry, FOUND_ICONS } from './palette-entries.ts';
import type { Ownership } from './use-own-places.ts';

const PAUSE_MS = 250;
const LEAST_LETTERS = 2;
const MOST_OF_A_KIND = 5;

export type Kind = keyof typeof FOUND_ICONS;
type Found = readonly { readonly kind: Kind; readonly items: readonly Entry[] }[];

/**
 * People, or what staff keep, that match what was typed, by the searches of their own lists: each answers what the
 * caller may read, and nobody else.
 */
export function useFoundEntries(text: string, { isAmongStaff, space }: Ownership) {
  const language = useLocale();
  const wanted = useSettled(text.trim());
  const companyId = space && may(space.roles, 'keep-employees') ? space.id : undefined;
  const isAsked = wanted.length >= LEAST_LETTERS && (isAmongStaff || companyId !== undefined);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['palette', isAmongStaff, companyId, language, wanted],
    queryFn: (): Promise<Found> =>
      isAmongStaff ? findForStaff(wanted, language) : findEmployees(wanted, companyId ?? ''),
    enabled: isAsked,
    retry: false,
    // Found again each time: what it leads to may have changed.
    staleTime: 0,
  });
  const isWaiting = isAsked ? isFetching : text.trim() !== wanted;
  return {
    found: isAsked ? (data ?? []) : [],
    isSearching: isWaiting,
    isError: isAsked && isError,
  };
}

/** What was typed, once the typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

async function findEmployees(search: string, companyId: string): Promise<Found> {
  const { employees } = await callFunction<ListEmployees>('list-employees', { companyId, search });
  return [
    listed('employees', employees, ({ id, firstName, lastName, email, employeeNumber }) => ({
      id,
      label: `${lastName} ${firstName}`,
      hint: email ?? employeeNumber ?? undefined,
      to: `/dashboard/employees?q=${encodeURIComponent(email ?? `${firstName} ${lastName}`)}`,
    })),
  ];
}

async function findForStaff(search: string, language: Language): Promise<Found> {
  return Promise.all([
    findOrders(search),
    findCompanies(search),
    findProducts(search, language),
    findPartners(search),
  ]);
}

async function findOrders(search: string) {
  const { orders } = await callFunction<SearchOrders>('search-orders', {
    search,
    state: null,
    payment: null,
    week: null,
    dispute: null,
    isLate: false,
    sort: 'newest',
    page: 1,
  });
  return listed('orders', orders, ({ id, number, companyName }) => ({
    id,
    label: number,
    hint: companyName,
    to: `/cms/orders?order=${id}`,
  }));
}

async function findCompanies(search: string) {
  const { companies } = await callFunction<ListCompanies>('list-companies', { search });
  return listed('companies', companies, ({ id, legalName, siren }) => ({
    id,
    label: legalName,
    hint: formatSiren(siren),
    to: `/cms/companies?q=${encodeURIComponent(siren)}`,
  }));
}

async function findProducts(search: string, language: Language) {
  const { products } = await callFunction<ListCatalogue>('list-catalogue', {});
  const words = normalizeSearch(search);
  const matching = products.filter(({ name }) =>
    normalizeSearch(`${name.fr} ${name.en}`).includes(words),
  );
  return listed('products', matching, ({ id, name }) => ({
    id,
    label: name[language] || name.fr,
    to: `/cms/products/edit/${id}`,
  }));
}

async function findPartners(search: string) {
  const pages = await Promise.all(
    (['applications', 'approved'] as const).map(async (view) => {
      const wish = { view, search, state: '', sort: 'company', page: 1 } as const;
      const { partners } = await callFunction<ListPartners>('list-partners', wish);
      return partners.map((partner) => ({ ...partner, view }));
    }),
  );
  return listed('partners', pages.flat(), ({ id, company, town, view }) => ({
    id,
    label: company,
    hint: town,
    to: `/cms/partners/${view}?partner=${id}`,
  }));
}

type Placed = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly to: string;
};

function listed<Row>(kind: Kind, rows: readonly Row[], place: (row: Row) => Placed) {
  const items = rows.slice(0, MOST_OF_A_KIND).map((row) => {
    const entry = place(row);
    return { ...entry, id: `${kind} ${entry.id}`, icon: FOUND_ICONS[kind] };
  });
  return { kind, items };
}
