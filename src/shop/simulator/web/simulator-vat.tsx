import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import type { SmallGiftLimit } from '#shop/sales/rules/gift-vat.ts';
import { Section } from '#ui/section.tsx';
import type { Simulation } from '../rules/simulation.ts';

/** What becomes of VAT for this buyer, said with the care the law asks for. */
export function SimulatorVat({ result, limit }: { result: Simulation; limit: SmallGiftLimit }) {
  const t = useTranslations('simulator.page.vat');
  const language = useLocale();
  const money = (cents: number) => formatMoney(cents, language);
  const { boxesYear, licenceYear, recoverable, year } = result;
  // Who recovers none pays it on everything; for the others, boxes and the licence are two matters.
  const asked = result.giftVat === 'not-liable' ? year : boxesYear;
  return (
    <Section tone="surface" eyebrow={t('eyebrow')} title={t('title')}>
      {asked.netCents > 0 && (
        <p className="max-w-2xl">
          {t(result.giftVat, {
            vat: money(asked.vatCents),
            gross: money(asked.grossCents),
            limit: money(limit.limitCents),
            year: String(limit.year),
          })}
        </p>
      )}
      {recoverable.surelyCents > 0 && (
        <p className="mt-4 max-w-2xl">{t('licence', { vat: money(licenceYear.vatCents) })}</p>
      )}
      <p className="mt-4 max-w-2xl text-ink-soft">{t('rates')}</p>
    </Section>
  );
}
