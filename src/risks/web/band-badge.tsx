import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { type Band, bandOf, type Evaluation, scoreOf } from '../rules/evaluation.ts';

/** How high a risk is, in a word, with its figures; the colour only helps. */
export function BandBadge({ evaluation }: { evaluation: Evaluation | null }) {
  const t = useTranslations('risks.words');
  if (evaluation === null) return <Badge>{t('bands.none')}</Badge>;
  const band = bandOf(evaluation);
  return (
    <Badge tone={BAND_TONES[band]}>
      {t(`bands.${band}`)}
      <span className="font-normal tabular-nums">{sumOf(evaluation)}</span>
    </Badge>
  );
}

/** `9 × 7 = 63`, `4 × 3 × 2/4 = 6`. */
function sumOf(evaluation: Evaluation): string {
  const { frequency, severity, mastery } = evaluation;
  const factors = [frequency, severity, ...(mastery === undefined ? [] : [`${mastery}/4`])];
  return `${factors.join(' × ')} = ${scoreOf(evaluation)}`;
}

export const BAND_TONES = {
  high: 'danger',
  medium: 'warning',
  low: 'success',
} as const satisfies Record<Band, string>;
