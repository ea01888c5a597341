import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { Badge } from '#ui/badge.tsx';
import type { StaffChange } from '../../contract.ts';
import { ChangedValue } from './changed-value.tsx';
import { useSubjectWords } from './use-subject-words.ts';

const TONES = { added: 'success', changed: 'info', removed: 'danger' } as const;

type ChangeItemProps = {
  readonly change: StaffChange;
  readonly onRecord: ((recordId: string) => void) | undefined;
};

/** One line of the journal: what it is about, what differs, by whom and when. */
export function ChangeItem({ change, onRecord }: ChangeItemProps) {
  const t = useTranslations('staff.journal');
  const language = useLocale();
  const subjectOf = useSubjectWords();
  const name = change.recordName?.[language] || change.recordId;
  return (
    <li className="grid gap-x-8 gap-y-2 py-5 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Badge tone={TONES[change.act]}>{t(`acts.${change.act}`)}</Badge>
          {[subjectOf(change.subject), change.part].filter(Boolean).join(' · ')}
          {change.isAltered && <Badge tone="danger">{t('altered')}</Badge>}
        </p>
        {onRecord && (
          <button
            type="button"
            className="min-h-11 cursor-pointer text-left font-semibold underline underline-offset-4"
            onClick={() => onRecord(change.recordId)}
          >
            {name}
          </button>
        )}
        <dl className="mt-1 grid gap-x-6 gap-y-1 text-sm @md:grid-cols-[minmax(0,9rem)_minmax(0,1fr)] @2xl:grid-cols-[minmax(0,11rem)_minmax(0,1fr)]">
          {change.fields.map(({ name: field, before, after }) => (
            <div key={[field, before, after].join(' ')} className="contents">
              <dt className="mt-1 text-ink-soft @md:mt-0">{field}</dt>
              <dd>
                <ChangedValue act={change.act} before={before} after={after} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere @3xl:text-right">
        {change.by === 'product'
          ? t('byProduct')
          : t('by', { who: change.byEmail ?? t('byNobody') })}
        <br />
        <time dateTime={change.happenedAt}>
          {formatMoment(new Date(change.happenedAt), language)}
        </time>
      </p>
    </li>
  );
}
