import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { MOST_RIGHT, MOST_SURE } from '../rules/attack.ts';
import { AttackerTables } from './attacker-table.tsx';

/** What was measured at the worst, what no employer can pass, and what is not promised. */
export function WorstCard() {
  const t = useTranslations('listening.attack.worst');
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-prose">{t('text')}</p>
      <p className="mt-2 mb-4 max-w-prose font-semibold">
        {t('limit', { right: Math.round(MOST_RIGHT), sure: Math.ceil(MOST_SURE) })}
      </p>
      <AttackerTables />
      <p className="mt-4 max-w-prose">{t('change')}</p>
    </Card>
  );
}
