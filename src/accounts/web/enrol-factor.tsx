import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PRODUCT_NAME } from '#basics/product-name.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import { askAccountClient } from './ask-account-client.ts';
import { CodeForm } from './code-form.tsx';
import { SignInFailure } from './sign-in-failure.tsx';
import { useFieldWords } from './sign-in-words.ts';

/** Adds an authenticator app: a name, the square to scan, and a first code as proof. */
export function EnrolFactor({ onDone }: { onDone: () => void }) {
  const t = useTranslations('accounts.own.security');
  const toast = useToast();
  const form = useSchemaForm({ id: 'factor', validate: () => [], words: useFieldWords() });
  const enrol = useMutation({
    mutationFn: (friendlyName: string) =>
      askAccountClient((client) =>
        client.mfa.enroll({ factorType: 'totp', friendlyName, issuer: PRODUCT_NAME }),
      ),
  });
  const factor = enrol.data;
  if (!factor) {
    return (
      <form
        {...form.handlers(({ name = '' }) => enrol.mutate(name.trim()))}
        className="mt-4 grid gap-4"
      >
        <TextField
          {...form.field('name')}
          label={t('addName')}
          defaultValue={t('nameExample')}
          maxLength={100}
          autoFocus
          className="max-w-sm"
        />
        <SignInFailure error={enrol.error} />
        <p className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={enrol.isPending}>
            {t('add')}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        </p>
      </form>
    );
  }
  async function confirm(code: string) {
    const factorId = factor?.id ?? '';
    await askAccountClient((client) => client.mfa.challengeAndVerify({ factorId, code }));
    await askAccountClient((client) => client.refreshSession());
    toast.show({ title: t('added') });
    onDone();
  }
  return (
    <div className="mt-4 grid gap-4">
      <p>{t('scan')}</p>
      <img
        src={factor.totp.qr_code}
        alt={t('qrAlt')}
        width={192}
        height={192}
        className="rounded-md border border-line bg-white p-2"
      />
      <p>
        <span className="font-semibold">{t('key')}</span> <code>{inFours(factor.totp.secret)}</code>
      </p>
      <CodeForm label={t('code')} submitLabel={t('confirm')} check={confirm} takesFocus />
      <p>
        <Button kind="quiet" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </p>
    </div>
  );
}

/** As it is easiest copied by hand. */
function inFours(key: string): string {
  return key.replace(/.{4}(?=.)/g, '$& ');
}
