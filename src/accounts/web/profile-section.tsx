import type { User } from '@supabase/auth-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { normalizeEmail } from '#basics/contact-details.ts';
import { LANGUAGES, type Language } from '#basics/language.ts';
import { PRODUCT_KEY } from '#basics/product-name.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextSizeControl } from '#ui/text-size-control.tsx';
import { useToast } from '#ui/toast.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import type { SetOwnLanguage } from '../contract.ts';
import { emailProblems } from '../rules/sign-in-forms.ts';
import { askAccountClient } from './ask-account-client.ts';
import { ownAccountKey } from './own-account-key.ts';
import { SignInFailure } from './sign-in-failure.tsx';
import { useFieldWords } from './sign-in-words.ts';

/** Address, language of mails, size of letters. */
export function ProfileSection({ user, language }: { user: User; language: Language }) {
  const t = useTranslations('accounts.own.profile');
  const toast = useToast();
  const queries = useQueryClient();
  const choose = useMutation({
    mutationFn: (chosen: Language) =>
      callFunction<SetOwnLanguage>('set-own-language', { language: chosen }),
    onSuccess() {
      toast.show({ title: t('languageSaved') });
      return queries.invalidateQueries({ queryKey: ownAccountKey(user.id) });
    },
  });
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <div className="mt-5 grid gap-6">
        <Address email={user.email ?? user.phone ?? ''} />
        <SelectField
          name="language"
          label={t('language')}
          value={choose.variables ?? language}
          onChange={(event) => {
            const chosen = LANGUAGES.find((each) => each === event.currentTarget.value);
            if (chosen) choose.mutate(chosen);
          }}
          options={LANGUAGES.map((each) => ({ value: each, label: t(`languages.${each}`) }))}
          className="max-w-64"
        />
        <div>
          <p aria-hidden className="mb-1.5 font-semibold">
            {t('textSize')}
          </p>
          <TextSizeControl
            storageKey={`${PRODUCT_KEY}-text-size`}
            label={t('textSize')}
            smallerLabel={t('smaller')}
            largerLabel={t('larger')}
            valueLabel={(percent) => t('textSizeValue', { percent })}
          />
        </div>
      </div>
    </Card>
  );
}

function Address({ email }: { email: string }) {
  const t = useTranslations('accounts.own.profile');
  const [isChanging, setChanging] = useState(false);
  const form = useSchemaForm({ id: 'address', validate: emailProblems, words: useFieldWords() });
  const change = useMutation({
    mutationFn: (next: string) => {
      const emailRedirectTo = new URL('/auth/callback', window.location.origin).href;
      return askAccountClient((client) => client.updateUser({ email: next }, { emailRedirectTo }));
    },
    onSuccess: () => setChanging(false),
  });
  return (
    <div>
      <p className="font-semibold">{t('email')}</p>
      <p className="break-all">{email}</p>
      {change.isSuccess && (
        <div className="mt-3">
          <Notice kind="success" isLive>
            <p>{t('sent')}</p>
          </Notice>
        </div>
      )}
      {isChanging ? (
        <form
          {...form.handlers(({ email: next = '' }) => change.mutate(normalizeEmail(next)))}
          className="mt-3 grid gap-4"
        >
          <TextField
            {...form.field('email')}
            label={t('newEmail')}
            type="email"
            autoComplete="email"
            autoFocus
            required
          />
          <SignInFailure error={change.error} />
          <p className="flex flex-wrap gap-3">
            <Button type="submit" isBusy={change.isPending}>
              {t('send')}
            </Button>
            <Button kind="quiet" onClick={() => setChanging(false)}>
              {t('cancel')}
            </Button>
          </p>
        </form>
      ) : (
        <p className="mt-2">
          <Button kind="secondary" size="small" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        </p>
      )}
    </div>
  );
}
