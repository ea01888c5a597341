import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** The sentence one agrees to; the terms open beside, so that the form stays. */
export function CheckoutTerms() {
  const t = useTranslations('orders.checkout');
  return t.rich('terms', {
    link: (text) => (
      <Link to="/cgv" target="_blank" className="underline">
        {text}
      </Link>
    ),
  });
}
