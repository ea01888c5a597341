import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { isRefusal, Refusal } from '#basics/refusal.ts';
import { authClient } from '#platform/browser/auth-client.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import { useSchemaForm } from '#ui/use-schema-form.ts';
import type { EraseOwnAccount, ExportOwnData, PrintOwnData } from '../contract.ts';

/** Taking everything along, and having it erased. */
export function DataSection({ email }: { email: string }) {
  const t = useTranslations('accounts.own.data');
  return (
    <Card as="section">
      <h2 className="text-2xl">{t('title')}</h2>
      <div className="mt-5 grid gap-8">
        <Export />
        <Erase email={email} />
      </div>
    </Card>
  );
}

function Export() {
  const t = useTranslations('accounts.own.data');
  const download = useMutation({
    mutationFn: async () => {
      const kept = await callFunction<ExportOwnData>('export-own-data', {});
      saveFile(new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' }), t('file'));
    },
  });
  const print = useMutation({
    mutationFn: async () => {
      saveFile(await callFunction<PrintOwnData>('print-own-data', {}), t('printFile'));
    },
  });

  return (
    <div>
      <h3 className="text-lg">{t('exportTitle')}</h3>
      <p className="mt-1 text-ink-soft">{t('exportText')}</p>
      {(print.isError || download.isError) && (
        <div className="mt-3">
          <Notice kind="danger" isLive>
            <p>{t('exportFailed')}</p>
          </Notice>
        </div>
      )}
      <p className="mt-3 flex flex-wrap gap-3">
        <Button
          kind="secondary"
          isBusy={print.isPending}
          icon={<FileText aria-hidden className="size-5" />}
          onClick={() => print.mutate()}
        >
          {t('print')}
        </Button>
        <Button
          kind="secondary"
          isBusy={download.isPending}
          icon={<Download aria-hidden className="size-5" />}
          onClick={() => download.mutate()}
        >
          {t('export')}
        </Button>
      </p>
    </div>
  );
}

function Erase({ email }: { email: string }) {
  const t = useTranslations('accounts.own.data');
  const toast = useToast();
  const navigate = useNavigate();
  const form = useSchemaForm({
    id: 'erase',
    validate: (typed) => (typed.email?.trim() ? [] : [{ path: 'email', problem: 'required' }]),
    words: ({ problem }) => t(problem === 'not-own' ? 'problems.not-own' : 'problems.required'),
  });
  const erase = useMutation({
    mutationFn: (typed: string) =>
      callFunction<EraseOwnAccount>('erase-own-account', { email: typed }),
    async onSuccess() {
      // The server knows nobody here any more: only this browser has something left to forget.
      await (await authClient()).signOut({ scope: 'local' });
      toast.show({ title: t('erased') });
      await navigate('/');
    },
    onError(error) {
      if (isRefusal(error, 'invalid-input')) form.show(error.problems);
    },
  });
  return (
    <div>
      <h3 className="text-lg">{t('eraseTitle')}</h3>
      <p className="mt-1 text-ink-soft">{t('eraseText')}</p>
      <h4 className="mt-4 font-semibold">{t('stays')}</h4>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-ink-soft">
        <li>{t('staysOrders')}</li>
        <li>{t('staysList')}</li>
        <li>{t('staysAverages')}</li>
        <li>{t('staysDocuments')}</li>
        <li>{t('staysGifts')}</li>
      </ul>
      <form
        {...form.handlers((typed) => erase.mutate(typed.email ?? ''))}
        className="mt-5 grid gap-4"
      >
        <TextField
          {...form.field('email')}
          label={t('eraseEmail')}
          hint={email}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="max-w-md"
        />
        {erase.isError && <Declined error={erase.error} />}
        <p>
          <Button type="submit" kind="danger" isBusy={erase.isPending}>
            {t('erase')}
          </Button>
        </p>
      </form>
    </div>
  );
}

/** Why it was declined: each has its remedy. */
function Declined({ error }: { error: Error }) {
  const t = useTranslations('accounts.own.data');
  const code = error instanceof Refusal ? error.code : 'unknown';
  if (code === 'invalid-input') return null;
  const companies = error instanceof Refusal ? error.details?.companies : undefined;
  return (
    <div className="mt-3">
      <Notice kind="danger" isLive>
        <p>
          {code === 'forbidden'
            ? t.rich('signInAgain', {
                link: (words: ReactNode) => <Link to="/auth/logout">{words}</Link>,
              })
            : code === 'conflict'
              ? t('handOver', { companies: Array.isArray(companies) ? companies.join(', ') : '' })
              : t('failed')}
        </p>
      </Notice>
    </div>
  );
}
