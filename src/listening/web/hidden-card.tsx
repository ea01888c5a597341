import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import type { Mood } from '../contract.ts';

/** What is not shown, in plain words, and by which rule: of the employer's list, never of answers. */
export function HiddenCard({ mood }: { mood: Mood }) {
  const t = useTranslations('listening.mood.hidden');
  const names = mood.places.filter(({ weeks }) => !weeks.at(-1)).map(({ name }) => name);
  const isSilent = mood.list?.rate === 'under-half';
  const least = mood.leastListed;
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      {isSilent ? (
        <p className="mt-2">{t('silent')}</p>
      ) : (
        <p className="mt-2">
          {names.length > 0 ? t('names', { names: names.join(', ') }) : t('all')}
        </p>
      )}
      <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-ink-soft">
        {names.length > 0 && !isSilent && (
          <>
            <li>{t('few', { least })}</li>
            <li>{t('remainder', { least })}</li>
            <li>{t('fromList')}</li>
          </>
        )}
        <li>{t('who')}</li>
      </ul>
    </Card>
  );
}
