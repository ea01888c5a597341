import { useTranslations } from 'use-intl';
import { SLEEVE_COLOURS, type SleeveColour } from '#shop/sales/rules/box-customisation.ts';
import { SleeveSwatch } from './sleeve-swatch.tsx';

type SleeveChoiceProps = {
  readonly value: SleeveColour;
  readonly onChange: (colour: SleeveColour) => void;
};

/** The five sleeves in a row, each with its name below. */
export function SleeveChoice({ value, onChange }: SleeveChoiceProps) {
  const t = useTranslations('catalogue.box.customiser.sleeve');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('label')}</legend>
      <div className="grid max-w-md grid-cols-5 gap-1.5 sm:gap-2">
        {SLEEVE_COLOURS.map((colour) => (
          <label key={colour} className={OPTION}>
            <input
              type="radio"
              name="composed-sleeve"
              value={colour}
              checked={value === colour}
              onChange={() => onChange(colour)}
              className="sr-only"
            />
            <SleeveSwatch colour={colour} />
            <span className="text-xs leading-tight hyphens-auto">{t(colour)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const OPTION =
  'flex cursor-pointer flex-col items-center gap-1.5 rounded-md border border-line-strong bg-surface ' +
  'min-w-0 px-0.5 py-3 text-center transition-colors hover:border-ink has-checked:border-primary ' +
  'has-checked:bg-primary-tint has-checked:font-semibold has-checked:ring-1 has-checked:ring-primary ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'has-checked:picked';
