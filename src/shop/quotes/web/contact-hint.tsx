import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isOfferType } from '../rules/offer-types.ts';

/** What helps us answer well, by the offer of the page that led here. */
export function ContactHint({ className }: { className: string }) {
  const t = useTranslations('quotes.contact.aside.useful');
  const [parameters] = useSearchParams();
  const offer = parameters.get('offer');
  return (
    <p className={`border-l-3 border-accent pl-5 font-title text-xl ${className}`}>
      {t(isOfferType(offer) ? offer : 'other')}
    </p>
  );
}
