import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldProblem, isRefusal } from '#basics/refusal.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { useOrganisation } from '#platform/browser/organisation.tsx';
import { useToast } from '#ui/toast.tsx';
import type { SendContactRequest } from '../contract.ts';
import type { ContactForm } from '../rules/contact-form.ts';

export type TypedContact = { readonly form: ContactForm; readonly website: string };

export type ContactRequestState = ReturnType<typeof useContactRequest>;

/**
 * Sends a request and says what came of it. The same content keeps its key until it has arrived,
 * so that trying again after a lost answer does not write it twice.
 */
export function useContactRequest() {
  const t = useTranslations('quotes.contact');
  const toast = useToast();
  const { email } = useOrganisation();
  const attempt = useRef<{ content: string; key: string }>(undefined);

  function keyOf(typed: TypedContact): string {
    const content = JSON.stringify(typed.form);
    if (attempt.current?.content !== content) {
      attempt.current = { content, key: crypto.randomUUID() };
    }
    return attempt.current.key;
  }

  return useMutation({
    mutationFn: (typed: TypedContact) =>
      callFunction<SendContactRequest>('send-contact-request', {
        requestKey: keyOf(typed),
        ...typed,
      }),
    onSuccess() {
      attempt.current = undefined;
      toast.show({ title: t('sent.title'), description: t('sent.message') });
    },
    onError(error) {
      if (fieldProblemsOf(error).length > 0) return;
      toast.show({
        kind: 'destructive',
        title: t('failed.title'),
        description: `${t('failed.message')} ${email}`,
      });
    },
  });
}

/** What the server found wrong in the fields, when that is why it refused. */
export function fieldProblemsOf(error: unknown): readonly FieldProblem[] {
  return isRefusal(error, 'invalid-input') ? error.problems : [];
}
