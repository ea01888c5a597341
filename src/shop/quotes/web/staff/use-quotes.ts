import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { InputOf } from '#basics/contract.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import { useChange } from '#platform/browser/use-change.ts';
import type { ListQuotable, ListQuotes, ReadQuoteForStaff, SaveQuote } from '../../contract.ts';
import { DEFAULT_VALIDITY_DAYS } from '../../rules/quote-form.ts';

const QUOTES_KEY = ['cms', 'quotes'] as const;

export function useQuotes(wish: InputOf<ListQuotes>) {
  return useQuery({
    queryKey: [...QUOTES_KEY, 'list', wish],
    queryFn: () => callFunction<ListQuotes>('list-quotes', wish),
    placeholderData: (before) => before,
    retry: false,
    staleTime: 0,
  });
}

export function useQuote(quoteId: string) {
  return useQuery({
    queryKey: [...QUOTES_KEY, quoteId],
    queryFn: () => callFunction<ReadQuoteForStaff>('read-quote', { quoteId }),
    retry: false,
    staleTime: 0,
  });
}

/** What may be offered now. */
export function useQuotable() {
  return useQuery({
    queryKey: [...QUOTES_KEY, 'quotable'],
    queryFn: () => callFunction<ListQuotable>('list-quotable', {}),
    retry: false,
  });
}

/** Something that changes quotes; all that is shown of them is read again. */
export function useQuoteChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useChange({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: QUOTES_KEY }),
  });
}

/** Begins a quote, for a request or for nobody yet, and leads to it. */
export function useNewQuote(requestId: string | null) {
  const navigate = useNavigate();
  return useQuoteChange(async (begun: Readonly<Record<string, string>>) => {
    const quoteId = crypto.randomUUID();
    const form = { validityDays: String(DEFAULT_VALIDITY_DAYS), country: 'FR', ...begun };
    const quote = { quoteId, requestId, revision: null, form };
    await callFunction<SaveQuote>('save-quote', quote);
    await navigate(`/cms/requests?quote=${quoteId}`);
  });
}

/** What is wrong with a field, in words. */
export function useQuoteProblemWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('quotes.staffQuotes.problems'));
}
