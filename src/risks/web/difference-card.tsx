import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Loading } from '#ui/loading.tsx';
import { RetryNotice } from '#ui/retry-notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ChangeOf } from '#ui/use-held.ts';
import type { CompareDuerp, DuerpDifference, DuerpVersion } from '../contract.ts';
import { isAlteredVersion } from './use-download.tsx';

export type Compared = { readonly before: string; readonly after: string | null };

type DifferenceCardProps = {
  readonly companyId: string;
  readonly versions: readonly DuerpVersion[];
  readonly chosen: Compared;
  readonly onChoose: (change: ChangeOf<Compared>) => void;
};

const NOW = 'now';
const ACT_TONES = { added: 'success', changed: 'info', removed: 'danger' } as const;

/** What differs between two versions, thing by thing. */
export function DifferenceCard({ companyId, versions, chosen, onChoose }: DifferenceCardProps) {
  const t = useTranslations('risks.versions');
  const common = useTranslations('risks.duerp');
  const language = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { data, error, refetch } = useQuery({
    queryKey: ['duerp', companyId, 'difference', chosen.before, chosen.after, language],
    queryFn: () => callFunction<CompareDuerp>('compare-duerp', { companyId, ...chosen }),
  });
  const options = versions.map(({ id, number }) => ({
    value: id,
    label: t('item.title', { number: number ?? 0 }),
  }));
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('compare.title')}
      </h2>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <SelectField
          name="before"
          label={t('compare.before')}
          value={chosen.before}
          onChange={({ currentTarget: { value } }) =>
            onChoose((now) => ({ ...now, before: value }))
          }
          options={options}
        />
        <SelectField
          name="after"
          label={t('compare.after')}
          value={chosen.after ?? NOW}
          onChange={({ currentTarget: { value } }) =>
            onChoose((now) => ({ ...now, after: value === NOW ? null : value }))
          }
          options={[{ value: NOW, label: t('compare.now') }, ...options]}
        />
      </div>
      <div className="mt-4">
        {error && (
          <RetryNotice
            text={common(isAlteredVersion(error) ? 'files.altered' : 'failed.unknown')}
            retryLabel={common('retry')}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Loading text={t('compare.loading')} />}
        {data?.differences.length === 0 && <p>{t('compare.none')}</p>}
        <ul className="divide-y divide-line">
          {data?.differences.map((difference) => (
            <DifferenceItem
              key={`${difference.kind} ${difference.act} ${difference.label} ${difference.unit}`}
              difference={difference}
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}

function DifferenceItem({ difference }: { difference: DuerpDifference }) {
  const words = useTranslations('risks.words');
  const { kind, act, label, unit, fields } = difference;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={ACT_TONES[act]}>{words(`acts.${act}`)}</Badge>
        <span className="text-sm text-ink-soft">
          {[words(`kinds.${kind}`), unit].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{label}</p>
      <ChangedFields fields={fields} />
    </li>
  );
}

/** Field by field, as it was and as it is. */
export function ChangedFields({ fields }: { fields: DuerpDifference['fields'] }) {
  const t = useTranslations('risks.versions.compare');
  return (
    <ul className="text-sm">
      {fields.map(({ name, before, after }) => (
        <li key={name} className="[overflow-wrap:anywhere]">
          {t('change', {
            field: name,
            before: before ?? t('empty'),
            after: after ?? t('empty'),
          })}
        </li>
      ))}
    </ul>
  );
}
