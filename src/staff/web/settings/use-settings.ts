import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Language } from '#basics/language.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { EditedPage } from '#basics/settings.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { problemWords } from '#platform/browser/refusal-words.ts';
import type { ReadPageText, ReadPageTextForm } from '#site/contract.ts';
import type { ReadSettingForms } from '../../contract.ts';

const SETTINGS_KEY = ['cms', 'settings'] as const;

export function useSettingForms(isWanted = true) {
  return useQuery({
    enabled: isWanted,
    queryKey: [...SETTINGS_KEY, 'forms'],
    queryFn: () => callFunction<ReadSettingForms>('read-setting-forms', {}),
    retry: false,
    // What colleagues do is seen on coming back.
    staleTime: 0,
  });
}

export function usePageText(page: EditedPage) {
  return useQuery({
    queryKey: [...SETTINGS_KEY, 'text', page],
    queryFn: () => callFunction<ReadPageTextForm>('read-page-text-form', { page }),
    retry: false,
    // Whoever edits begins from what is there now.
    staleTime: 0,
    gcTime: 0,
  });
}

/** A page as it is shown now in that language, with what fills it. */
export function useShownText(page: EditedPage, language: Language) {
  return useQuery({
    queryKey: [...SETTINGS_KEY, 'shown', page, language],
    queryFn: () => callFunction<ReadPageText>('read-page-text', { page, language }),
    retry: false,
    staleTime: 0,
  });
}

/** Something that changes settings; everything that is shown of them is read again. */
export function useSettingChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: SETTINGS_KEY }),
  });
}

/** What is wrong with a field of the settings, in words. */
export function useSettingProblemWords(): (problem: FieldProblem) => string {
  return problemWords(useTranslations('staff.settings.problems'));
}
