import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, parisDayOf } from '#basics/dates.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { DuerpLink, ListDuerpLinks, MakeDuerpLink, RevokeDuerpLink } from '../contract.ts';
import { LINK_AUDIENCES, readLink } from '../rules/duerp-access.ts';
import { FormDialog } from './form-dialog.tsx';
import { useDuerpChange } from './use-duerp.ts';

/** For whom the law lets read without an account; owner and HR make and revoke links. */
export function LinksCard({ companyId }: { companyId: string }) {
  const t = useTranslations('risks.versions.links');
  const [isMaking, setMaking] = useState(false);
  const { data } = useQuery({
    queryKey: ['duerp', companyId, 'links'],
    queryFn: () => callFunction<ListDuerpLinks>('list-duerp-links', { companyId }),
  });
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose">{t('text')}</p>
      {data?.links.length === 0 && <p className="mt-3 text-ink-soft">{t('none')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.links.map((link) => (
          <LinkItem key={link.id} link={link} companyId={companyId} />
        ))}
      </ul>
      <Button kind="secondary" size="small" className="mt-4" onClick={() => setMaking(true)}>
        {t('make')}
      </Button>
      {isMaking && <LinkDialog companyId={companyId} onClose={() => setMaking(false)} />}
    </Card>
  );
}

function LinkItem({ link, companyId }: { link: DuerpLink; companyId: string }) {
  const t = useTranslations('risks.versions.links');
  const language = useLocale();
  const toast = useToast();
  const revoke = useDuerpChange(
    companyId,
    () => callFunction<RevokeDuerpLink>('revoke-duerp-link', { companyId, id: link.id }),
    () => t('revoked'),
  );
  const { address, employedFrom, employedUntil } = link;
  const day = formatDay(link.lastDay, language);
  const facts = [
    t(`audiences.${link.audience}`),
    employedFrom &&
      employedUntil &&
      t('worked', {
        from: formatDay(employedFrom, language),
        until: formatDay(employedUntil, language),
      }),
    link.isRevoked ? t('revoked') : address ? t('holds', { day }) : t('over', { day }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
        {link.holder}
        <span className="block text-sm text-ink-soft">{facts.join(' · ')}</span>
      </span>
      {address && (
        <span className="flex flex-wrap gap-2">
          <Button
            kind="secondary"
            size="small"
            onClick={() =>
              void navigator.clipboard
                .writeText(address)
                .then(() => toast.show({ title: t('copied') }))
            }
          >
            {t('copy')}
          </Button>
          <Button
            kind="quiet"
            size="small"
            isBusy={revoke.isPending}
            onClick={() => revoke.mutate(undefined)}
          >
            {t('revoke')}
          </Button>
        </span>
      )}
    </li>
  );
}

function LinkDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const t = useTranslations('risks.versions.links');
  const [id] = useState(() => crypto.randomUUID());
  const [audience, setAudience] = useState<string>('former-worker');
  const today = parisDayOf(new Date());
  return (
    <FormDialog
      companyId={companyId}
      title={t('make')}
      submit={t('make')}
      told={t('made')}
      validate={(typed) => readLink(typed, today).problems}
      send={(form) => callFunction<MakeDuerpLink>('make-duerp-link', { companyId, id, form })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField {...field('holder')} label={t('holder')} required autoComplete="off" />
          <SelectField
            {...field('audience', 'former-worker')}
            label={t('audience')}
            onChange={(event) => setAudience(event.currentTarget.value)}
            options={LINK_AUDIENCES.map((each) => ({
              value: each,
              label: t(`audiences.${each}`),
            }))}
          />
          {audience === 'former-worker' && (
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...field('employedFrom')} type="date" label={t('employedFrom')} />
              <TextField {...field('employedUntil')} type="date" label={t('employedUntil')} />
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
