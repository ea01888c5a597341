import type { SleeveColour } from '#shop/sales/rules/box-customisation.ts';

const FILLS: Record<SleeveColour, string> = {
  natural: 'fill-[#cfa877]',
  pine: 'fill-[#2c5b49]',
  terracotta: 'fill-[#c0623c]',
  honey: 'fill-[#dfa438]',
  mist: 'fill-[#9fb9c6]',
};

/** A small box in its sleeve; its colour is also written beside it. */
export function SleeveSwatch({ colour }: { colour: SleeveColour }) {
  return (
    <svg viewBox="0 0 48 36" aria-hidden="true" className="w-12">
      <rect x="2" y="6" width="44" height="28" rx="3" className="fill-[#d8b688]" />
      <rect x="12" y="4" width="24" height="32" rx="2" className={FILLS[colour]} />
      <rect
        x="2"
        y="6"
        width="44"
        height="28"
        rx="3"
        className="fill-none stroke-ink"
        strokeWidth="1.5"
      />
    </svg>
  );
}
