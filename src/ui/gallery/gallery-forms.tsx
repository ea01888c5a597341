import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { FormProblems } from '#ui/form-problems.tsx';
import { QuantityField } from '#ui/quantity-field.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { GalleryTexts } from './gallery-texts.ts';

/** The parts one fills in, plain, in error, at work and out of reach. */
export function GalleryForms({ texts, lang }: { texts: GalleryTexts; lang: string }) {
  const weeks = texts.weeks.map((label, index) => ({ value: String(index), label }));
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <form className="min-w-0 space-y-6">
        <TextField name="company" label={texts.company} optionalLabel={texts.optional} />
        <TextField name="email" type="email" label={texts.email} hint={texts.emailHint} />
        <SelectField name="week" label={texts.week} options={weeks} />
        <TextAreaField name="message" label={texts.message} defaultValue={texts.messageText} />
        <CheckboxField name="terms" label={texts.terms} hint={texts.termsHint} defaultChecked />
        <RadioCards
          name={`plan-${lang}`}
          legend={texts.plan}
          options={texts.plans}
          defaultValue="12"
        />
      </form>
      <form className="min-w-0 space-y-6">
        <FormProblems
          title={texts.problems}
          problems={[
            { fieldId: `email-${lang}`, text: texts.emailError },
            { fieldId: `terms-${lang}`, text: texts.termsError },
          ]}
        />
        <TextField
          id={`email-${lang}`}
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          error={texts.emailError}
          defaultValue="camille@"
        />
        <TextField name="company" label={texts.company} defaultValue="Atelier Roussel" disabled />
        <CheckboxField
          id={`terms-${lang}`}
          name="terms"
          label={texts.terms}
          error={texts.termsError}
        />
        <RadioCards
          name={`plan-error-${lang}`}
          legend={texts.plan}
          options={texts.plans.map((plan) => ({ ...plan, isDisabled: plan.value === '0' }))}
          error={texts.planError}
          columns={2}
        />
        <Quantities texts={texts} />
        <Buttons texts={texts} />
      </form>
    </div>
  );
}

function Quantities({ texts }: { texts: GalleryTexts }) {
  const [quantity, setQuantity] = useState(12);
  const words = { label: texts.quantity, decreaseLabel: texts.less, increaseLabel: texts.more };
  return (
    <div className="flex flex-wrap items-end gap-6">
      <QuantityField {...words} value={quantity} onChange={setQuantity} />
      <QuantityField {...words} value={0} onChange={setQuantity} isLabelVisible={false} />
    </div>
  );
}

function Buttons({ texts }: { texts: GalleryTexts }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button>{texts.discover}</Button>
      <Button kind="secondary">{texts.quote}</Button>
      <Button kind="quiet">{texts.later}</Button>
      <Button kind="danger" icon={<Trash2 aria-hidden className="size-5" />}>
        {texts.remove}
      </Button>
      <Button isBusy>{texts.saving}</Button>
      <Button disabled>{texts.discover}</Button>
      <Button size="small" kind="secondary">
        {texts.later}
      </Button>
    </div>
  );
}
