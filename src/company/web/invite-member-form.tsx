import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isEmail, normalizeEmail } from '#basics/contact-details.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { GRANTED_ROLES, type GrantedRole } from '#basics/roles.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { type FormValues, useSchemaForm } from '#ui/use-schema-form.ts';
import type { InviteMember } from '../contract.ts';
import { useCompanyWords } from './company-words.ts';
import { Failure } from './failure.tsx';
import { membersKey } from './members-key.ts';
import { problemsOf } from './problems-of.ts';
import { useSpace } from './space-context.ts';

/** Invites an address to a role. */
export function InviteMemberForm() {
  const t = useTranslations('company.space.members');
  const roles = useTranslations('company.space.roles');
  const { id: companyId } = useSpace();
  const queries = useQueryClient();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const form = useSchemaForm({ id: 'invite', validate: problemsIn, words: useCompanyWords() });
  const invite = useMutation({
    mutationFn: ({ email = '', role }: FormValues) =>
      callFunction<InviteMember>('invite-member', { companyId, email, role: role as GrantedRole }),
    onSuccess() {
      element.current?.reset();
      toast.show({ title: t('invited'), description: t('invitedText') });
      return queries.invalidateQueries({ queryKey: membersKey(companyId) });
    },
    onError: (error) => form.show(problemsOf(error)),
  });
  const { ref, ...handlers } = form.handlers((typed) => invite.mutate(typed));
  return (
    <form
      {...handlers}
      ref={(node) => {
        ref.current = node;
        element.current = node;
      }}
      className="grid gap-5 border-t border-line pt-6"
    >
      <h3 className="text-xl">{t('invite')}</h3>
      <TextField
        {...form.field('email')}
        label={t('inviteEmail')}
        type="email"
        autoComplete="off"
        className="max-w-md"
        required
      />
      <RadioCards
        {...form.field('role')}
        legend={t('inviteRole')}
        columns={3}
        options={GRANTED_ROLES.map((role) => ({
          value: role,
          label: roles(`${role}.name`),
          description: roles(`${role}.text`),
        }))}
      />
      <Failure error={invite.error} />
      <p>
        <Button type="submit" isBusy={invite.isPending}>
          {t('send')}
        </Button>
      </p>
    </form>
  );
}

function problemsIn({ email = '', role }: FormValues): FieldProblem[] {
  const address = normalizeEmail(email);
  return [
    ...(address === '' ? [{ path: 'email', problem: 'required' }] : []),
    ...(address !== '' && !isEmail(address) ? [{ path: 'email', problem: 'email-invalid' }] : []),
    ...(role ? [] : [{ path: 'role', problem: 'required' }]),
  ];
}
