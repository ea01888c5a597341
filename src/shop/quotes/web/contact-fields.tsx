import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { TypedFields } from '#basics/form-result.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ContactField } from '../rules/contact-form.ts';
import { isOfferType, OFFER_TYPES } from '../rules/offer-types.ts';
import { useProblemWords } from './use-problem-words.ts';

/** Where the summary of problems leads. */
export function contactFieldId(field: string): string {
  return `contact-${field}`;
}

type ContactFieldsProps = {
  readonly problems: readonly FieldProblem[];
  /** What was typed in a form that came back. */
  readonly typed: TypedFields | undefined;
};

export function ContactFields({ problems, typed }: ContactFieldsProps) {
  const t = useTranslations('quotes.contact.form');
  const offers = useTranslations('quotes.contact.offers');
  const words = useProblemWords();
  const known: TypedFields = { ...useKnownAnswers(), ...typed };
  const optional = { optionalLabel: t('optional') };

  function field(name: ContactField) {
    const problem = problems.find(({ path }) => path === name);
    return {
      id: contactFieldId(name),
      name,
      label: t(`${name}.label`),
      error: problem && words(problem),
      defaultValue: known[name],
    };
  }

  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" required />
        <TextField {...field('company')} autoComplete="organization" required />
      </div>
      <TextField
        {...field('email')}
        type="email"
        hint={t('email.hint')}
        autoComplete="email"
        required
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...field('phone')}
          {...optional}
          type="tel"
          hint={t('phone.hint')}
          autoComplete="tel"
        />
        <TextField
          {...field('employeeCount')}
          {...optional}
          hint={t('employeeCount.hint')}
          inputMode="numeric"
        />
      </div>
      <SelectField
        {...field('offerType')}
        {...optional}
        options={[
          { value: '', label: t('offerType.none') },
          ...OFFER_TYPES.map((offer) => ({ value: offer, label: offers(offer) })),
        ]}
      />
      <TextAreaField {...field('message')} hint={t('message.hint')} rows={7} required />
      {/* Filled by machines only: no style, no screen reader and no keyboard leads here. */}
      <div className="hidden" aria-hidden>
        <label htmlFor="contact-website">{t('website.label')}</label>
        <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}

/** What the page that led here knew: the offer, and what the simulator worked out. */
function useKnownAnswers() {
  const [parameters] = useSearchParams();
  const offer = parameters.get('offer');
  return {
    offerType: isOfferType(offer) ? offer : '',
    employeeCount: parameters.get('employees') ?? '',
    message: parameters.get('message') ?? '',
  };
}
