import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatMoment } from '#basics/dates.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { Duerp, DuerpVersion } from '../contract.ts';
import { OtherFiles } from './other-files.tsx';
import { Transmissions } from './transmissions.tsx';
import { DownloadState, useDownload, type Wanted } from './use-download.tsx';

type VersionItemProps = {
  readonly version: DuerpVersion;
  readonly duerp: Duerp;
  readonly companyId: string;
  readonly onCompare: () => void;
};

const OTHERS = ['reading', 'csv', 'json'] as const satisfies readonly Wanted['kind'][];

/** One issued version: what it says of itself, its files, and to whom it went. */
export function VersionItem({ version, duerp, companyId, onCompare }: VersionItemProps) {
  const t = useTranslations('risks.versions.item');
  const words = useTranslations('risks.words');
  const files = useTranslations('risks.duerp.files');
  const language = useLocale();
  const download = useDownload(companyId);
  const { number, issuedOn, supersededOn, opinion, reason, note, hash, timestamp } = version;
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
    ...(timestamp
      ? [
          [
            t('timestamp'),
            timestamp.state === 'awaited'
              ? t('timestampAwaited')
              : t('timestamped', {
                  moment: formatMoment(new Date(timestamp.at), language),
                  authority: timestamp.authority,
                }),
          ] as const,
        ]
      : []),
  ] as const;
  const button = (kind: 'pdf' | (typeof OTHERS)[number], look: 'primary' | 'secondary') => (
    <Button
      key={kind}
      kind={look}
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
  );
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
          {button('pdf', supersededOn === null ? 'primary' : 'secondary')}
          <Button kind="quiet" size="small" onClick={onCompare}>
            {t('compare')}
          </Button>
        </p>
        <OtherFiles title={t('others')}>
          {OTHERS.map((kind) => button(kind, 'secondary'))}
        </OtherFiles>
        <DownloadState download={download} />
        <Transmissions version={version} duerp={duerp} companyId={companyId} />
      </article>
    </Card>
  );
}
