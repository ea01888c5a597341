import { useTranslations } from 'use-intl';
import type { CmrWithoutNames } from '../../contract.ts';

/** What the CMR list holds, without saying of whom. */
export function WithoutNames({ lines }: { readonly lines: CmrWithoutNames }) {
  const t = useTranslations('risks.registers');
  if (lines.length === 0) return <p className="mt-4 text-ink-soft">{t('none.cmr')}</p>;
  return (
    <ul className="mt-4 divide-y divide-line">
      {lines.map((line) => (
        <li key={JSON.stringify(line)} className="py-3 [overflow-wrap:anywhere]">
          <p className="font-semibold">
            {line.substance}
            <span className="font-normal text-ink-soft">
              {` · ${t('withoutNames.people', { count: line.people })}`}
              {line.isOver && ` · ${t('over')}`}
            </span>
          </p>
          <p className="text-sm text-ink-soft">
            {[line.nature, line.duration, line.degree].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
