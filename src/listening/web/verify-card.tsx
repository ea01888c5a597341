import { useMutation } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { PublishedRelease, ReadReleases } from '../contract.ts';
import { type Verification, verifyReleases } from '../rules/verify-releases.ts';

type Verified = Verification & { readonly releases: readonly PublishedRelease[] };

/** Whoever reads what is told computes its hashes again, here or offline. */
export function VerifyCard({ companyId }: { companyId: string }) {
  const t = useTranslations('listening.verify');
  const language = useLocale();
  const read = async () =>
    (await callFunction<ReadReleases>('read-releases', { companyId })).releases;
  const verify = useMutation({
    async mutationFn(): Promise<Verified> {
      const releases = await read();
      return { releases, ...(await verifyReleases(releases, sha256)) };
    },
  });
  const save = useMutation({
    async mutationFn() {
      const [releases, { releasesFile }] = await Promise.all([
        read(),
        import('./releases-file.ts'),
      ]);
      saveFile(
        releasesFile(releases, language, (name) => t(`page.${name}`)),
        `${t('file')}.html`,
      );
    },
  });
  return (
    <Card as="section" className="print:hidden">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose">{t('intro')}</p>
      <p className="mt-2 max-w-prose text-ink-soft">{t('proves')}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button
          icon={<ShieldCheck aria-hidden className="size-5" />}
          isBusy={verify.isPending}
          onClick={() => verify.mutate()}
        >
          {t('verify')}
        </Button>
        <Button
          kind="secondary"
          icon={<Download aria-hidden className="size-5" />}
          isBusy={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('save')}
        </Button>
      </p>
      <div role="status" className="mt-4 grid gap-3 empty:sr-only">
        {verify.isPending && <p className="text-ink-soft">{t('verifying')}</p>}
        {verify.data && <Verdict found={verify.data} />}
        {save.isSuccess && <p className="text-ink-soft">{t('saved')}</p>}
        {(verify.isError || save.isError) && <Notice kind="danger">{t('failed')}</Notice>}
      </div>
    </Card>
  );
}

function Verdict({ found: { releases, verified, brokenAt } }: { found: Verified }) {
  const t = useTranslations('listening.verify');
  const language = useLocale();
  const last = releases.at(-1);
  if (brokenAt !== undefined) {
    return (
      <Notice kind="danger" title={t('altered', { day: formatDay(brokenAt, language) })}>
        <p>{t('alteredText')}</p>
      </Notice>
    );
  }
  if (!last) return null;
  return (
    <Notice kind="success" title={t('intact')}>
      <p>{t('verified', { count: verified, last: formatDay(last.monday, language) })}</p>
      {releases.length > verified && <p>{t('former', { count: releases.length - verified })}</p>}
      <p>
        {t('fingerprint')}{' '}
        <code className="block text-sm [overflow-wrap:anywhere]">{last.hash}</code>
      </p>
    </Notice>
  );
}

async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const bytes = await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer();
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
