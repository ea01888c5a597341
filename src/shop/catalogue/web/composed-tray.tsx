import { ArrowLeftRight } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import type { SleeveColour } from '#shop/sales/rules/box-customisation.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { TINT_CLASSES, type Tint } from '#ui/tint.ts';
import type { Piece } from './composable-boxes.ts';

/** A place of the box: whose it is, and who is in it. */
export type Place = { readonly own: Piece; readonly now: Piece };

type ComposedTrayProps = {
  readonly places: readonly Place[];
  readonly theme: Tint | null;
  readonly sleeveColour: SleeveColour;
  readonly cardMessage: string;
  readonly canSwap: boolean;
  readonly onTouch: (place: Place) => void;
};

/** The box seen from above, open in its sleeve, with its card: each piece is a button. */
export function ComposedTray(props: ComposedTrayProps) {
  const { places, theme, sleeveColour, cardMessage, canSwap, onTouch } = props;
  const t = useTranslations('catalogue.composer');
  return (
    <div
      className={classNames(
        'rounded-xl p-4 sm:p-8',
        theme ? TINT_CLASSES[theme].fill : 'bg-sunken',
      )}
    >
      <div className="mx-auto max-w-lg">
        <p
          className={classNames(
            'relative z-10 mx-auto -mb-4 flex min-h-20 w-5/6 -rotate-1 items-center justify-center rounded-sm',
            'bg-[#fffdf6] px-5 py-3 text-center font-title text-lg wrap-anywhere whitespace-pre-line text-[#2e2923] italic shadow-low',
          )}
        >
          {cardMessage.trim() || t('card')}
        </p>
        <ul
          aria-label={t('inside')}
          className={classNames(
            'grid grid-cols-2 gap-2 rounded-lg border-x-[0.75rem] border-y-[1.5rem] bg-[#ecd0a4] p-2 pt-5 shadow-high sm:grid-cols-3',
            SLEEVES[sleeveColour],
          )}
        >
          {places.map((place) => (
            <li key={place.own.id}>
              <PieceButton place={place} canSwap={canSwap} onTouch={onTouch} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type PieceButtonProps = Pick<ComposedTrayProps, 'canSwap' | 'onTouch'> & { readonly place: Place };

function PieceButton({ place, canSwap, onTouch }: PieceButtonProps) {
  const t = useTranslations('catalogue.composer');
  const language = useLocale();
  const { now, own } = place;
  return (
    <button
      type="button"
      disabled={!canSwap}
      onClick={() => onTouch(place)}
      className={classNames(
        'group relative flex h-full w-full flex-col items-center rounded-md px-2 pt-3 pb-3 text-center text-[#2e2923] transition-colors hover:bg-[#f9e8c8]',
        'focus-visible:outline-[#1d5f91]',
        now.id === own.id ? 'bg-[#f4dfba]' : 'bg-[#fff6e2] ring-2 ring-[#a84726]',
      )}
    >
      <Picture
        picture={now.picture}
        alt=""
        sizes="7rem"
        loading="lazy"
        className="size-20 object-contain sm:size-24"
      />
      <span lang={language} className="mt-2 text-sm leading-tight font-semibold hyphens-auto">
        {now.name}
      </span>
      <span className="mt-0.5 text-xs text-[#5a4c38]">{now.from}</span>
      {canSwap && (
        <>
          <ArrowLeftRight
            aria-hidden
            className="absolute top-2 right-2 size-6 rounded-full bg-[#fffdf6] p-1 text-[#8a3719]"
          />
          <span className="sr-only">{t('swap')}</span>
        </>
      )}
    </button>
  );
}

/** The colours of `SleeveSwatch`, around the box. */
const SLEEVES: Record<SleeveColour, string> = {
  natural: 'border-[#cfa877]',
  pine: 'border-[#2c5b49]',
  terracotta: 'border-[#c0623c]',
  honey: 'border-[#dfa438]',
  mist: 'border-[#9fb9c6]',
};
