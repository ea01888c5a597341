import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldProblem, isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useFormResult } from '#platform/browser/use-form-result.ts';
import { useToast } from '#ui/toast.tsx';
import type { ApplyAsPartner } from '../contract.ts';
import {
  cleanPartnerForm,
  type PartnerForm,
  partnerProblems,
  readPartnerForm,
} from '../rules/partner-form.ts';

/**
 * Judges the application and sends it. The same content keeps its key until it has arrived, so that
 * trying again after a lost answer does not write it twice.
 */
export function usePartnerApplication(form: RefObject<HTMLFormElement | null>) {
  const t = useTranslations('catalogue.boutique');
  const toast = useToast();
  const attempt = useRef<{ content: string; key: string }>(undefined);
  const answer = useFormResult('partner');
  const [problems, setProblems] = useState<readonly FieldProblem[]>(answer?.refusal.problems ?? []);
  const [attempts, setAttempts] = useState(0);

  function keyOf(typed: PartnerForm): string {
    const content = JSON.stringify(typed);
    if (attempt.current?.content !== content) {
      attempt.current = { content, key: crypto.randomUUID() };
    }
    return attempt.current.key;
  }

  const sending = useMutation({
    mutationFn: (fields: FormData) => {
      const typed = cleanPartnerForm(typedIn(fields));
      return callFunction<ApplyAsPartner>('apply-as-partner', {
        requestKey: keyOf(typed),
        form: typed,
        website: String(fields.get('website') ?? ''),
      });
    },
    onSuccess() {
      attempt.current = undefined;
      toast.show({ title: t('sent.title'), description: t('sent.message') });
    },
    onError(error) {
      if (isRefusal(error, 'invalid-input')) refuse(error.problems);
      else {
        const description = isTooMany(error) ? t('failed.tooMany') : t('failed.message');
        toast.show({ kind: 'destructive', title: t('failed.title'), description });
      }
    },
  });

  function refuse(found: readonly FieldProblem[]) {
    setProblems(found);
    setAttempts((count) => count + 1);
  }

  function validate(): readonly FieldProblem[] {
    if (!form.current) return [];
    return partnerProblems(cleanPartnerForm(typedIn(new FormData(form.current))));
  }

  return {
    problems,
    /** Changes with each refused attempt, so that the summary takes the focus again. */
    attempts,
    isBusy: sending.isPending,
    isSent: sending.isSuccess,
    typed: answer?.typed ?? {},
    isRefused:
      problems.length === 0 &&
      (sending.isError || (sending.isIdle && answer && answer.refusal.code !== 'invalid-input')),
    isTooMany: sending.isError
      ? isTooMany(sending.error)
      : answer?.refusal.code === 'too-many-requests',
    submit() {
      if (sending.isPending || !form.current) return;
      const found = validate();
      setProblems([]);
      if (found.length > 0) refuse(found);
      else sending.mutate(new FormData(form.current));
    },
    /** Once refused, each correction is acknowledged as it is typed; nothing new is held against it. */
    reviseIfRefused() {
      if (problems.length === 0) return;
      const shown = new Set(problems.map(({ path }) => path));
      setProblems(validate().filter(({ path }) => shown.has(path)));
    },
    startAgain: sending.reset,
  };
}

function isTooMany(error: unknown): boolean {
  return isRefusal(error, 'too-many-requests');
}

function typedIn(fields: FormData): PartnerForm {
  return readPartnerForm(Object.fromEntries(fields));
}
