import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Section } from '#ui/section.tsx';
import type { SmallGiftLimit } from '../rules/gift-vat.ts';
import type { Simulation } from '../rules/simulation.ts';

/** What becomes of VAT for this buyer, said with the care the law asks for. */
export function SimulatorVat({ result, limit }: { result: Simulation; limit: SmallGiftLimit }) {
  const t = useTranslations('shop.simulator.vat');
  const language = useLocale();
  const money = (cents: number) => formatMoney(cents, language);
  return (
    <Section tone="surface" eyebrow={t('eyebrow')} title={t('title')}>
      <p className="max-w-2xl">
        {t(result.giftVat, {
          vat: money(result.year.vatCents),
          gross: money(result.year.grossCents),
          limit: money(limit.limitCents),
          year: String(limit.year),
        })}
      </p>
      <p className="mt-4 max-w-2xl text-ink-soft">{t('rates')}</p>
    </Section>
  );
}
