import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import {
  CARD_MESSAGE_MAX,
  type ItemSwap,
  itemsAfterSwaps,
  type SleeveColour,
} from '#shop/sales/rules/box-customisation.ts';
import { boxField } from '#shop/sales/rules/simulation-address.ts';
import type { UrssafLimit } from '#shop/sales/rules/urssaf-limits.ts';
import { useCart } from '#shop/sales/web/cart-provider.tsx';
import { GiftMeter } from '#shop/sales/web/gift-meter.tsx';
import { Button } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import { useHeld } from '#ui/use-held.ts';
import { frenchShareOf } from '../rules/origin.ts';
import { swapOn } from '../rules/swap-rounds.ts';
import { useAllergenNames } from './allergen-names.ts';
import { cartProduct } from './cart-product.ts';
import type { ComposableBox, Piece } from './composable-boxes.ts';
import { ComposedTray, type Place } from './composed-tray.tsx';
import { SleeveChoice } from './sleeve-choice.tsx';

type BoxComposerProps = {
  readonly boxes: readonly [ComposableBox, ...ComposableBox[]];
  readonly giftLimit: UrssafLimit;
};

/** A box made under one’s eyes: theme, pieces, sleeve and card, and what each choice changes. */
export function BoxComposer({ boxes, giftLimit }: BoxComposerProps) {
  const t = useTranslations('catalogue.composer');
  const customiser = useTranslations('catalogue.box.customiser.card');
  const language = useLocale();
  const cart = useCart();
  const [slug, setSlug] = useState(boxes[0].card.slug);
  const held = useHeld<readonly ItemSwap[]>([]);
  const swaps = held.shown;
  const [sleeveColour, setSleeveColour] = useState<SleeveColour>('pine');
  const [cardMessage, setCardMessage] = useState('');
  const [told, tell] = useState('');
  const { card, items, alternatives } = boxes.find((each) => each.card.slug === slug) ?? boxes[0];
  const places = placesOf(items, alternatives, swaps);

  function chooseBox(chosen: string) {
    setSlug(chosen);
    held.change(() => []);
    tell('');
  }

  function touch({ own, now }: Place) {
    const ids = alternatives.map(({ id }) => id);
    const after = held.change((now) => swapOn(now, own.id, ids));
    const [next] = placesOf([own], alternatives, after);
    if (next) tell(t('swapped', { from: now.name, to: next.now.name }));
  }

  function addToCart() {
    const customisation = { sleeveColour, cardMessage, swaps };
    cart.add(cartProduct(card, language, { customisation }));
    cart.open();
  }

  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-rows-[auto_1fr]">
      <div>
        <ComposedTray
          places={places}
          theme={card.theme}
          sleeveColour={sleeveColour}
          cardMessage={cardMessage}
          canSwap={alternatives.length > 0}
          onTouch={touch}
        />
        <p role="status" className="mt-3 min-h-12 text-center text-sm text-ink-soft">
          {told || t('hint')}
        </p>
      </div>
      <div className="grid content-start gap-7 lg:row-span-2">
        <RadioCards
          legend={t('box')}
          name="composed-box"
          columns={2}
          value={card.slug}
          onChange={chooseBox}
          options={boxes.map((box) => ({ value: box.card.slug, label: box.card.name }))}
        />
        <SleeveChoice value={sleeveColour} onChange={setSleeveColour} />
        <TextAreaField
          name="composed-card"
          label={customiser('label')}
          hint={customiser('hint', { max: CARD_MESSAGE_MAX })}
          maxLength={CARD_MESSAGE_MAX}
          rows={2}
          value={cardMessage}
          onChange={(event) => setCardMessage(event.currentTarget.value)}
        />
        <div className="grid gap-5 border-t border-line pt-6">
          <Price
            size="large"
            net={formatMoney(card.price.netCents, language)}
            netLabel={t('net')}
            gross={formatMoney(card.price.grossCents, language)}
            grossLabel={t('gross')}
          />
          <BoxFacts pieces={places.map(({ now }) => now)} />
          <Button
            size="large"
            icon={<ShoppingBasket aria-hidden className="size-5" />}
            onClick={addToCart}
          >
            {t('add')}
          </Button>
          <p className="text-sm text-ink-soft">
            {t.rich('logo', { box: (words) => <a href={`#${card.slug}`}>{words}</a> })}
          </p>
        </div>
      </div>
      <SampleYear card={card} limit={giftLimit} />
    </div>
  );
}

/** What the pieces make of the box: how much of it is French, what somebody may not eat. */
function BoxFacts({ pieces }: { pieces: readonly Piece[] }) {
  const t = useTranslations('catalogue.composer');
  const nameAllergens = useAllergenNames();
  const names = nameAllergens(pieces);
  return (
    <ul className="grid gap-1.5">
      <li>{t('origin', { ...frenchShareOf(pieces) })}</li>
      <li>{names ? t('allergens', { names }) : t('noAllergens')}</li>
    </ul>
  );
}

/** Cents, VAT included: what somebody may have had before. */
const GIVEN_BEFORE = [0, 5_000, 10_000, 17_000];

function SampleYear({ card, limit }: { card: ComposableBox['card']; limit: UrssafLimit }) {
  const t = useTranslations('catalogue.composer.meter');
  const language = useLocale();
  const [givenCents, setGivenCents] = useState(0);
  const simulation = new URLSearchParams({
    plan: 'none',
    [boxField(card.slug)]: '1',
    gifts: String(givenCents / 100),
  });
  return (
    <section
      aria-labelledby="composed-year"
      className="self-start rounded-lg border border-line p-5 sm:p-6"
    >
      <h3 id="composed-year" className="text-xl">
        {t('title')}
      </h3>
      <SelectField
        name="composed-given"
        label={t('given')}
        value={String(givenCents)}
        onChange={(event) => setGivenCents(Number(event.currentTarget.value))}
        options={GIVEN_BEFORE.map((cents) => ({
          value: String(cents),
          label: cents === 0 ? t('nothing') : formatMoney(cents, language),
        }))}
        className="mt-3 mb-4"
      />
      <GiftMeter givenCents={givenCents} giftCents={card.price.grossCents} limit={limit} />
      <p className="mt-3 text-sm">
        <Link to={`/simulateur?${simulation}`}>{t('simulate')}</Link>
      </p>
    </section>
  );
}

function placesOf(
  items: readonly Piece[],
  alternatives: readonly Piece[],
  swaps: readonly ItemSwap[],
): Place[] {
  const pieces = new Map([...items, ...alternatives].map((piece) => [piece.id, piece]));
  const ids = itemsAfterSwaps(
    items.map(({ id }) => id),
    swaps,
  );
  return items.map((own, at) => ({ own, now: pieces.get(ids[at] ?? own.id) ?? own }));
}
