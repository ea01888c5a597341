import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatMoment, parisDayOf } from '#basics/dates.ts';
import { Failure } from '#company/web/failure.tsx';
import { useSpace } from '#company/web/space-context.ts';
import { callFunction } from '#platform/browser/call-function.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ApiKey, RevokeApiKey } from '../contract.ts';
import { ApiKeyDialog } from './api-key-dialog.tsx';
import { useApiKeys, useIntegrationChange } from './use-integrations.ts';

/** Keys by which programs read what concerns the company; owners make and revoke them. */
export function ApiKeysSection() {
  const t = useTranslations('integrations.keys');
  const { id: companyId } = useSpace();
  const { data, error, refetch } = useApiKeys(companyId);
  const [isMaking, setMaking] = useState(false);
  return (
    <Card as="section" id="api-keys">
      <h2 className="text-2xl">{t('title')}</h2>
      <p className="mt-1 max-w-prose text-ink-soft">{t('intro')}</p>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading text={t('loading')} />}
      {data?.keys.length === 0 && <p className="mt-4">{t('none')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {data?.keys.map((key) => (
          <KeyItem key={key.id} apiKey={key} companyId={companyId} />
        ))}
      </ul>
      {data && (
        <Button
          kind="secondary"
          className="mt-4"
          aria-haspopup="dialog"
          onClick={() => setMaking(true)}
        >
          {t('make')}
        </Button>
      )}
      {isMaking && <ApiKeyDialog companyId={companyId} onClose={() => setMaking(false)} />}
    </Card>
  );
}

type KeyProps = { readonly apiKey: ApiKey; readonly companyId: string };

function KeyItem({ apiKey, companyId }: KeyProps) {
  const t = useTranslations('integrations.keys');
  const language = useLocale();
  const [isAsked, setAsked] = useState(false);
  const { name, prefix, scopes, state, lastUsedAt, expiresAt } = apiKey;
  const day = formatDay(parisDayOf(new Date(expiresAt)), language);
  const ends = { live: t('until', { day }), over: t('over', { day }), revoked: t('isRevoked') };
  const used = lastUsedAt
    ? t('used', { at: formatMoment(new Date(lastUsedAt), language) })
    : t('unused');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
        {name}
        <span className="block text-sm text-ink-soft">
          {[scopes.map((scope) => t(`scopes.${scope}`)).join(', '), t('begins', { prefix })].join(
            ' · ',
          )}
        </span>
        <span className="block text-sm text-ink-soft">{[ends[state], used].join(' · ')}</span>
      </span>
      {state === 'live' && (
        <Button
          kind="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('revokeNamed', { name })}
          onClick={() => setAsked(true)}
        >
          {t('revoke')}
        </Button>
      )}
      {isAsked && (
        <RevokeDialog apiKey={apiKey} companyId={companyId} onClose={() => setAsked(false)} />
      )}
    </li>
  );
}

function RevokeDialog({ apiKey, companyId, onClose }: KeyProps & { readonly onClose: () => void }) {
  const t = useTranslations('integrations.keys');
  const toast = useToast();
  const { id: keyId, name } = apiKey;
  const revoke = useIntegrationChange(companyId, () =>
    callFunction<RevokeApiKey>('revoke-api-key', { companyId, keyId }),
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('revokeNamed', { name })}
      description={t('revokeText', { name })}
      closeLabel={t('close')}
      footer={
        <Button
          kind="danger"
          isBusy={revoke.isPending}
          onClick={() =>
            revoke.mutate(undefined, {
              onSuccess() {
                toast.show({ title: t('revoked') });
                onClose();
              },
            })
          }
        >
          {t('revokeYes')}
        </Button>
      }
    >
      <Failure error={revoke.error} />
    </Dialog>
  );
}
