import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldProblem } from '#basics/refusal.ts';
import { cleanAddress } from '#shop/sales/rules/postal-address.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { OpenedChoice } from '../contract.ts';
import { homePlaceProblem } from '../rules/home-address.ts';
import { useProblemWords } from './use-problem-words.ts';

const COUNTRIES = ['FR', 'MC'] as const;

type HomeAddressFieldsProps = {
  readonly opened: OpenedChoice;
  readonly problems: readonly FieldProblem[];
};

/** Where the post brings the box; the company reads nothing of it. */
export function HomeAddressFields({ opened, problems }: HomeAddressFieldsProps) {
  const t = useTranslations('choices.choose.address');
  const { ofProblem } = useProblemWords();
  const { address } = opened;
  const [typedPostcode, setPostcode] = useState('');
  const field = (name: 'name' | 'line1' | 'line2' | 'postcode' | 'city' | 'country') => {
    const problem = problems.find(({ path }) => path === name);
    return {
      id: `home-${name}`,
      name,
      label: t(name),
      error: problem && ofProblem(problem),
      defaultValue: address?.[name] ?? (name === 'name' ? opened.name : ''),
    };
  };
  const postcode = field('postcode');
  // Said as soon as it is known, before anything else is typed.
  const place = cleanAddress({ line1: '', city: '', country: 'FR', postcode: typedPostcode });
  const isInCorsica = homePlaceProblem(place) === 'corsica-not-served';
  const early = isInCorsica ? ofProblem({ problem: 'corsica-not-served' }) : undefined;
  return (
    <fieldset className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <legend className="float-left font-title text-xl">{t('title')}</legend>
      <p className="clear-both text-sm text-ink-soft">{t('text')}</p>
      <TextField {...field('name')} autoComplete="shipping name" required />
      <TextField {...field('line1')} autoComplete="shipping address-line1" required />
      <TextField
        {...field('line2')}
        autoComplete="shipping address-line2"
        optionalLabel={t('optional')}
      />
      <div className="grid gap-5 sm:grid-cols-[9rem_1fr]">
        <TextField
          {...postcode}
          error={postcode.error ?? early}
          autoComplete="shipping postal-code"
          required
          onInput={({ currentTarget }) => setPostcode(currentTarget.value)}
        />
        <TextField {...field('city')} autoComplete="shipping address-level2" required />
      </div>
      <SelectField
        {...field('country')}
        defaultValue={address?.country ?? 'FR'}
        autoComplete="shipping country"
        options={COUNTRIES.map((code) => ({ value: code, label: t(`countries.${code}`) }))}
      />
    </fieldset>
  );
}
