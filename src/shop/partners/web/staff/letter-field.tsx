import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { PartnerUnderReview } from '../../contract.ts';
import type { PartnerField } from './partner-dialog.tsx';

type LetterFieldProps = {
  readonly field: PartnerField;
  readonly partner: PartnerUnderReview;
  /** What it begins from; it follows what is typed beside it until somebody changes the letter itself. */
  readonly text: string;
};

/** What leaves to the partner, word for word. */
export function LetterField({ field, partner, text }: LetterFieldProps) {
  const t = useTranslations('partners.staffPartners.decision');
  const view = useTranslations('partners.staffPartners.view');
  const { defaultValue: before, ...body } = field('body');
  const [own, setOwn] = useState(before);
  return (
    <TextAreaField
      {...body}
      label={t('letter', { email: partner.email })}
      hint={t('letterHint', { language: view(`languages.${partner.language}`) })}
      lang={partner.language}
      rows={10}
      value={own ?? text}
      onChange={(event) => setOwn(event.currentTarget.value)}
    />
  );
}
