import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import type { AskedQuestionnaire, DimensionResults } from '../contract.ts';
import { formatPoints } from '../rules/format-points.ts';
import { DIMENSIONS } from '../rules/questionnaire-items.ts';
import { ScoreBars } from './score-bars.tsx';

type QuestionnaireItemProps = {
  readonly asked: AskedQuestionnaire;
  readonly children?: ReactNode;
};

/** A questionnaire: when it was open, where it stands, and what is told of it. */
export function QuestionnaireItem({ asked, children }: QuestionnaireItemProps) {
  const t = useTranslations('listening.questionnaire.asked');
  const language = useLocale();
  const days = {
    opens: formatDay(asked.opensOn, language),
    closes: formatDay(asked.closesOn, language),
    told: formatDay(asked.toldOn, language),
  };
  const isTold = asked.told.length > 0;
  return (
    <li className="border-t border-line py-5 first:border-0 first:pt-0">
      <h3 className="text-lg">{t('heading', days)}</h3>
      <p className="mt-1">
        {t(`state.${asked.state}`, days)}{' '}
        {isTold && asked.rate && asked.rate !== 'under-half' && t(`rate.${asked.rate}`)}
      </p>
      {isTold && <p className="mt-1 text-sm text-ink-soft">{t('reading')}</p>}
      <div className="mt-4 grid gap-6 xl:grid-cols-2">
        {asked.told.map((told) => (
          <QuestionnairePublished key={told.placeId} told={told} />
        ))}
      </div>
      {children}
    </li>
  );
}

function QuestionnairePublished({ told }: { told: DimensionResults }) {
  const t = useTranslations('listening.questionnaire.asked');
  const names = useTranslations('listening.statements.dimensions');
  const language = useLocale();
  const { kind, name, listed, points, margin } = told;
  const place = kind === 'company' ? t('whole') : name;
  return (
    <div className="min-w-0">
      <h4 className="font-semibold wrap-anywhere">
        {place} · {t('listed', { count: listed })}
      </h4>
      <ScoreBars
        caption={place}
        nameHeading={t('column.dimension')}
        scoreHeading={t('column.points')}
        hiddenLabel={t('hidden')}
        isPlain
        rows={DIMENSIONS.map((each) => ({ name: names(each), points: points[each] }))}
      />
      <p className="mt-1 text-sm text-ink-soft">
        {t('margin', { margin: formatPoints(margin, language), amount: margin })}
      </p>
    </div>
  );
}
