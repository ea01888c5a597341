import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';

const STEPS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;
const QUESTIONS = ['p1', 'p2', 'p3', 'p4'] as const;

/** Instead of figures that would protect nobody: how to talk of it, on one printable sheet. */
export function SmallCompany({ least }: { least: number }) {
  const t = useTranslations('listening.mood.small');
  return (
    <Card as="section" isRaised>
      <h2 className="text-2xl">{t('title', { least })}</h2>
      <p className="mt-2 max-w-prose">{t('intro')}</p>
      <h3 className="mt-6 text-lg">{t('sheetTitle')}</h3>
      <ol className="mt-2 grid max-w-prose list-decimal gap-2 pl-6">
        {STEPS.map((step) => (
          <li key={step}>{t(`steps.${step}`)}</li>
        ))}
      </ol>
      <h3 className="mt-6 text-lg">{t('questions')}</h3>
      <ul className="mt-2 grid max-w-prose list-disc gap-2 pl-6">
        {QUESTIONS.map((question) => (
          <li key={question}>{t(`asks.${question}`)}</li>
        ))}
      </ul>
    </Card>
  );
}
