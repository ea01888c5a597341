import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { LicencePrice } from '../contract.ts';
import type { LicenceOfferChoice } from './use-licence-offer.ts';

type Props = { readonly price: LicencePrice; readonly choice: LicenceOfferChoice };

/** What there is today, what is bought, and for how many people. */
export function LicenceChoice({ price, choice }: Props) {
  const t = useTranslations('licences.licence');
  const language = useLocale();
  const { licence, people, offers, waiting } = price;
  const kind = choice.kind ?? 'year';
  const day = formatDay(licence.endsOn, language);
  return (
    <section aria-labelledby="licence-title" className="grid gap-5">
      <h2 id="licence-title" className="text-2xl">
        {t('now.title')}
      </h2>
      <p>
        {t(`now.${licence.kind}.${licence.state}`, { day, seats: licence.seats })}{' '}
        {t('now.people', { count: people })}
      </p>
      {waiting && (
        <Notice kind="warning" title={t('waiting.title', { number: waiting.number })}>
          <p>{t('waiting.text')}</p>
          <p className="pt-2">
            <ButtonLink
              to={`/checkout/success?order=${waiting.accessKey}`}
              kind="secondary"
              size="small"
            >
              {t('waiting.action', { number: waiting.number })}
            </ButtonLink>
          </p>
        </Notice>
      )}
      {offers.length > 1 && (
        <RadioCards
          legend={t('kind.legend')}
          name="licenceKind"
          columns={2}
          value={kind}
          onChange={choice.choose}
          options={offers.map((offer) => ({
            value: offer.kind,
            label: t(`kind.${offer.kind}.label`),
            description: t(`kind.${offer.kind}.hint`),
          }))}
        />
      )}
      <TextField
        id="seats"
        name="seats"
        label={t(`seats.${kind}`)}
        hint={t(`seats.${kind}Hint`)}
        inputMode="numeric"
        autoComplete="off"
        required
        value={choice.typed}
        onChange={(event) => choice.type(event.currentTarget.value)}
        error={choice.isInvalid ? t('seats.invalid') : undefined}
        className="sm:max-w-xs"
      />
    </section>
  );
}
