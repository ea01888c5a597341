import { lazy, Suspense } from 'react';
import { typedRichText, writtenRichText } from '#basics/rich-text.ts';
import { FieldError, FieldHint, type FieldWords, OptionalWord, useFieldIds } from './field.tsx';
import type { RichTextWords } from './rich-text-editor.tsx';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

type Props = FieldWords & {
  readonly id?: string | undefined;
  /** The document, or what was typed where there is none yet. */
  readonly value: object | string;
  readonly onChange: (value: object | string) => void;
  readonly words: RichTextWords;
};

/** A text with headings, lists and links; its editor is fetched where one is opened. */
export function RichTextField({ value, onChange, words, id, ...field }: Props) {
  const { label, hint, error, optionalLabel } = field;
  const ids = useFieldIds({ id, hint, error });
  const text = writtenRichText(value);
  const change = (typed: string) => onChange(typedRichText(typed));
  const labelId = `${ids.id}-label`;
  return (
    <div className="min-w-0">
      <span id={labelId} className="mb-1.5 block font-semibold">
        {label}
        {optionalLabel && <OptionalWord word={optionalLabel} />}
      </span>
      {hint && <FieldHint id={`${ids.id}-hint`}>{hint}</FieldHint>}
      <Suspense fallback={<div className="min-h-52 rounded-md bg-sunken" />}>
        <RichTextEditor
          id={ids.id}
          labelId={labelId}
          describedBy={ids['aria-describedby']}
          isInvalid={ids['aria-invalid'] === true}
          value={text}
          onChange={change}
          words={words}
        />
      </Suspense>
      {/* What the page is to keep when it is loaded anew is read from fields, and put back into them. */}
      <textarea
        hidden
        id={`${ids.id}-kept`}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {error && <FieldError id={`${ids.id}-error`}>{error}</FieldError>}
    </div>
  );
}
