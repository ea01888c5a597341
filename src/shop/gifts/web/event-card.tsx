import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Card } from '#ui/card.tsx';
import { type GiftEvent, isPerChild } from '../rules/gift-events.ts';

/** What an event asks for: who, when, up to which value, and what to keep as proof. */
export function EventCard({ event, limitCents }: { event: GiftEvent; limitCents: number }) {
  const t = useTranslations('gifts.give.card');
  const events = useTranslations('gifts.events');
  const limit = formatMoney(limitCents, useLocale());
  const lines = [
    [t('who'), events(`${event}.who`)],
    [t('dates'), events(`${event}.dates`)],
    [t('limit'), t(isPerChild(event) ? 'limitByChild' : 'limitByEvent', { limit })],
    [t('proof'), events(`${event}.proof`)],
  ] as const;
  return (
    <Card as="section">
      <h2 className="text-xl">{events(`${event}.name`)}</h2>
      <dl className="mt-3 grid gap-3">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t('over')}</p>
    </Card>
  );
}
