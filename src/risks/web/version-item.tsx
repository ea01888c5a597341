import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { useSpace } from '#company/web/space-context.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Duerp, DuerpVersion } from '../contract.ts';
import { TransmissionDialog } from './transmission-dialog.tsx';
import { DownloadState, useDownload, type Wanted } from './use-download.tsx';

type VersionItemProps = {
  readonly version: DuerpVersion;
  readonly duerp: Duerp;
  readonly companyId: string;
  readonly onCompare: () => void;
};

const FILES = ['pdf', 'reading', 'csv', 'json'] as const satisfies readonly Wanted['kind'][];

/** One issued version: what it says of itself, its files, and to whom it went. */
export function VersionItem({ version, duerp, companyId, onCompare }: VersionItemProps) {
  const t = useTranslations('risks.versions.item');
  const words = useTranslations('risks.words');
  const files = useTranslations('risks.duerp.files');
  const language = useLocale();
  const download = useDownload(companyId);
  const { number, issuedOn, supersededOn, opinion, reason, note, hash } = version;
  const facts = [
    [t('reason'), [words(`reasons.${reason}`), note].filter(Boolean).join(' · ')],
    [
      t('opinion'),
      opinion &&
        [
          words(`opinions.${opinion.kind}`),
          opinion.on && formatDay(opinion.on, language),
          opinion.text,
        ]
          .filter(Boolean)
          .join(' · '),
    ],
    [t('hash'), hash],
  ] as const;
  return (
    <Card as="li">
      <article aria-label={t('title', { number: number ?? 0 })}>
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="text-xl">{t('title', { number: number ?? 0 })}</h2>
          {supersededOn === null ? (
            <Badge tone="success">{t('inForce')}</Badge>
          ) : (
            <Badge>{t('superseded', { day: formatDay(supersededOn, language) })}</Badge>
          )}
        </div>
        <p className="mt-1 text-ink-soft">
          {t('issuedOn', { day: formatDay(issuedOn ?? '', language) })}
        </p>
        <dl className="mt-3 grid gap-2">
          {facts.map(([label, text]) => (
            <div key={label} className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 flex flex-wrap gap-3">
          {FILES.map((kind) => (
            <Button
              key={kind}
              kind="secondary"
              size="small"
              isBusy={download.isPending && download.variables.kind === kind}
              onClick={() =>
                download.mutate({
                  kind,
                  versionId: version.id,
                  name: files('version', { number: number ?? 0 }),
                })
              }
            >
              {t(kind)}
            </Button>
          ))}
          <Button kind="quiet" size="small" onClick={onCompare}>
            {t('compare')}
          </Button>
        </p>
        <DownloadState download={download} />
        <Transmissions version={version} duerp={duerp} companyId={companyId} />
      </article>
    </Card>
  );
}

function Transmissions({ version, duerp, companyId }: Omit<VersionItemProps, 'onCompare'>) {
  const t = useTranslations('risks.versions');
  const means = useTranslations('risks.words.means');
  const language = useLocale();
  const { legalName } = useSpace();
  const [isWriting, setWriting] = useState(false);
  const { healthServiceEmail } = duerp.settings;
  const subject = t('transmission.subject', { number: version.number ?? 0 });
  const body = t('transmission.body', {
    number: version.number ?? 0,
    day: formatDay(version.issuedOn ?? '', language),
    company: legalName,
  });
  const letter = `mailto:${healthServiceEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h3 className="text-sm font-semibold text-ink-soft">{t('item.transmissions')}</h3>
      {version.transmissions.length === 0 && <p className="mt-1">{t('item.notSent')}</p>}
      <ul>
        {version.transmissions.map((each) => (
          <li key={`${each.sentOn} ${each.recipient} ${each.means}`}>
            {t('item.transmission', {
              day: formatDay(each.sentOn, language),
              recipient: each.recipient,
              means: means(each.means).toLowerCase(),
            })}
          </li>
        ))}
      </ul>
      {duerp.mayWrite && (
        <p className="mt-2 flex flex-wrap items-center gap-3">
          <Button kind="secondary" size="small" onClick={() => setWriting(true)}>
            {t('item.send')}
          </Button>
          {healthServiceEmail && <a href={letter}>{t('transmission.mail')}</a>}
        </p>
      )}
      {isWriting && (
        <TransmissionDialog
          companyId={companyId}
          versionId={version.id}
          recipient={duerp.settings.healthService}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
