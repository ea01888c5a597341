import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { useSpace } from '#company/web/space-context.ts';
import { Button } from '#ui/button.tsx';
import type { Duerp, DuerpVersion } from '../contract.ts';
import { SendDialog } from './send-dialog.tsx';
import { SendingItem } from './sending-item.tsx';
import { TransmissionDialog } from './transmission-dialog.tsx';

type TransmissionsProps = {
  readonly version: DuerpVersion;
  readonly duerp: Duerp;
  readonly companyId: string;
};

/** To whom a version went: by the product, with what became of it, or as somebody noted. */
export function Transmissions({ version, duerp, companyId }: TransmissionsProps) {
  const t = useTranslations('risks.versions');
  const means = useTranslations('risks.words.means');
  const language = useLocale();
  const { legalName, can } = useSpace();
  const [dialog, open] = useState<'send' | 'note'>();
  const { healthService, healthServiceEmail } = duerp.settings;
  const subject = t('transmission.subject', { number: version.number ?? 0 });
  const body = t('transmission.body', {
    number: version.number ?? 0,
    day: formatDay(version.issuedOn ?? '', language),
    company: legalName,
  });
  const letter = `mailto:${healthServiceEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  const ids = { companyId, versionId: version.id, onClose: () => open(undefined) };
  const maySend = duerp.mayWrite && can('issue-risks');
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-sm font-semibold text-ink-soft">{t('item.transmissions')}</h3>
      {version.transmissions.length === 0 && <p className="mt-1">{t('item.notSent')}</p>}
      <ul className="divide-y divide-line">
        {version.transmissions.map((each) =>
          each.sending ? (
            <SendingItem
              key={each.sending.id}
              companyId={companyId}
              transmission={{ ...each, sending: each.sending }}
              isFor={maySend ? 'sender' : 'reader'}
              onAgain={() => open('send')}
            />
          ) : (
            <li key={`${each.sentOn} ${each.recipient} ${each.means}`} className="py-2">
              {t('item.transmission', {
                day: formatDay(each.sentOn, language),
                recipient: each.recipient,
                means: means(each.means).toLowerCase(),
              })}
            </li>
          ),
        )}
      </ul>
      {duerp.mayWrite && (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          {maySend && (
            <Button size="small" onClick={() => open('send')}>
              {t('sending.send')}
            </Button>
          )}
          <Button kind="secondary" size="small" onClick={() => open('note')}>
            {t('item.send')}
          </Button>
          {healthServiceEmail && <a href={letter}>{t('transmission.mail')}</a>}
        </p>
      )}
      {dialog === 'send' && (
        <SendDialog {...ids} recipient={healthService} email={healthServiceEmail} />
      )}
      {dialog === 'note' && <TransmissionDialog {...ids} recipient={healthService} />}
    </div>
  );
}
