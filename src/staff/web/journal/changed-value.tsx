import { useTranslations } from 'use-intl';
import type { StaffChange } from '../../contract.ts';

type ChangedValueProps = Pick<StaffChange, 'act'> &
  Pick<StaffChange['fields'][number], 'before' | 'after'>;

/** As it was and as it is; of what was added or removed, the one that there is. */
export function ChangedValue({ act, before, after }: ChangedValueProps) {
  const t = useTranslations('staff.journal');
  const isBlock = isLong(before) || isLong(after);
  const label = isBlock ? 'block text-ink-soft' : 'sr-only';
  const isChange = act === 'changed' || (before !== null && after !== null);
  return (
    <>
      {(isChange || before !== null) && (
        <>
          <span className={label}>{t('before')} </span>
          <del className={isBlock ? 'no-underline' : 'text-ink-soft'}>
            <LongText text={before} />
          </del>
        </>
      )}
      {isChange && !isBlock && <span aria-hidden> → </span>}
      {(isChange || after !== null) && (
        <>
          <span className={label}>{t('after')} </span>
          <ins className="no-underline">
            <LongText text={after} />
          </ins>
        </>
      )}
    </>
  );
}

const SHORT = 140;
const isLong = (text: string | null) =>
  text !== null && (text.length > SHORT || text.includes('\n'));

/** The beginning of a long text, and the whole on demand. */
function LongText({ text }: { text: string | null }) {
  const t = useTranslations('staff.journal');
  if (text === null) return <i>{t('nothing')}</i>;
  if (!isLong(text)) return text;
  return (
    <details className="group">
      <summary className="min-h-11 cursor-pointer">
        <span className="group-open:hidden">
          {[...text].slice(0, SHORT).join('')}
          {'… '}
        </span>
        <span className="underline underline-offset-4">{t('whole')}</span>
      </summary>
      <span className="block whitespace-pre-line">{text}</span>
    </details>
  );
}
