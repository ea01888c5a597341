import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField, type TextFieldProps } from '#ui/text-field.tsx';
import { useVatNumber } from './use-vat-number.ts';

type VatNumberFieldProps = TextFieldProps & {
  /** What stands in it. */
  readonly number: string;
};

/** A VAT number, and beside it what VIES says of one of the Union. */
export function VatNumberField({ number, ...field }: VatNumberFieldProps) {
  const t = useTranslations('orders.checkout.vies');
  const { answer, isPending, askAgain } = useVatNumber(number);
  const isValid = answer?.outcome === 'valid';
  return (
    <div className="grid content-start gap-2">
      <TextField {...field} />
      <p
        role="status"
        className={`text-sm empty:hidden ${isValid ? 'font-semibold text-success' : 'text-ink-soft'}`}
      >
        {isPending && t('pending')}
        {answer && isValid && (answer.name ? t('validOf', { name: answer.name }) : t('valid'))}
        {answer?.outcome === 'invalid' && t('invalid')}
        {answer?.outcome === 'away' && t('away')}
      </p>
      {answer?.outcome === 'away' && (
        <p>
          <Button kind="secondary" size="small" onClick={askAgain}>
            {t('again')}
          </Button>
        </p>
      )}
    </div>
  );
}
