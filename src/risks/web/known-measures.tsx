import { useTranslations } from 'use-intl';
import type { Factor } from '#listening/rules/daily-question.ts';
import { SelectField } from '#ui/select-field.tsx';
import { measuresOf } from '../rules/measures.ts';

/** What an action may begin with. */
export type Suggestion = { readonly what: string; readonly principle: number };

type Props = {
  readonly factor: Factor;
  /** Begins the action with it; what was typed of it stays before. */
  readonly onChoose: (suggestion: Suggestion) => void;
};

/** What others do about this factor, one choice away from a line of the document. */
export function KnownMeasures({ factor, onChoose }: Props) {
  const t = useTranslations('risks.measures');
  const measures = measuresOf(factor).map((measure) => ({
    ...measure,
    text: t(`${factor}.${measure.name}`),
  }));
  return (
    <SelectField
      id="known-measure"
      name=""
      label={t('label')}
      hint={t('hint')}
      options={[
        { value: '', label: t('own') },
        ...measures.map(({ name, text }) => ({ value: name, label: text })),
      ]}
      onChange={({ currentTarget }) => {
        const chosen = measures.find(({ name }) => name === currentTarget.value);
        if (!chosen) return;
        const typed = typedIn(currentTarget.form);
        const own = measures.some(({ text }) => text === typed) ? '' : typed;
        onChoose({
          what: own === '' ? chosen.text : `${own}\n${chosen.text}`,
          principle: chosen.principle,
        });
      }}
    />
  );
}

function typedIn(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('what');
  return field instanceof HTMLTextAreaElement ? field.value.trim() : '';
}
