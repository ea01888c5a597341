import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { askAccountClient } from './ask-account-client.ts';
import { addKey } from './keys.ts';
import { SignInFailure } from './sign-in-failure.tsx';
import { useFieldWords } from './sign-in-words.ts';

/** Adds a key: a name, then whatever the device asks of its owner. */
export function AddKey({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accounts.own.security');
  const toast = useToast();
  const form = useSchemaForm({ id: 'key', validate: () => [], words: useFieldWords() });
  const add = useMutation({
    async mutationFn(name: string) {
      await addKey(name);
      await askAccountClient((client) => client.refreshSession());
    },
    onSuccess() {
      toast.show({ title: t('keyAdded') });
      onDone();
    },
  });
  return (
    <form
      {...form.handlers(({ name = '' }) => add.mutate(name.trim()))}
      className="mt-4 grid gap-4"
    >
      <TextField
        {...form.field('name')}
        label={t('keyName')}
        hint={t('keyHint')}
        defaultValue={t('keyExample')}
        maxLength={100}
        autoFocus
        className="max-w-sm"
      />
      <SignInFailure error={add.error} />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={add.isPending}>
          {t('addKey')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
