import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callFunction } from '#platform/browser/call-function.ts';
import {
  type BoxCustomisation,
  CARD_MESSAGE_MAX,
  customisationProblems,
  type ItemSwap,
  SLEEVE_COLOURS,
  type SleeveColour,
} from '#shop/sales/rules/box-customisation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextAreaField } from '#ui/text-area-field.tsx';
import type { ProductCard, ReadProduct } from '../contract.ts';
import { ItemSwaps } from './item-swaps.tsx';
import { LogoField } from './logo-field.tsx';
import { SleeveSwatch } from './sleeve-swatch.tsx';

type Props = {
  readonly box: ProductCard;
  readonly onClose: () => void;
  readonly onDone: (customisation: BoxCustomisation) => void;
};

const FORM_ID = 'box-customiser';

/** A card in their own words, a sleeve in their colour, their logo, and other items of the theme. */
export function BoxCustomiser({ box, onClose, onDone }: Props) {
  const t = useTranslations('catalogue.box.customiser');
  const [sleeveColour, setSleeveColour] = useState<SleeveColour>('natural');
  const [cardMessage, setCardMessage] = useState('');
  const [logoId, setLogoId] = useState<string | undefined>();
  const [swaps, setSwaps] = useState<readonly ItemSwap[]>([]);
  const [isLogoComing, setLogoComing] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const detail = useQuery({
    queryKey: ['read-product', box.slug, t('language')],
    queryFn: () => callFunction<ReadProduct>('read-product', { slug: box.slug }),
  });

  const items = detail.data?.items ?? [];
  const alternatives = detail.data?.alternatives ?? [];
  const customisation: BoxCustomisation = {
    sleeveColour,
    cardMessage,
    swaps,
    ...(logoId && { logo: { objectId: logoId } }),
  };
  const problems = customisationProblems(customisation, {
    itemIds: items.map(({ id }) => id),
    alternativeIds: alternatives.map(({ id }) => id),
  });
  const cardProblem = problems.find(({ path }) => path === 'cardMessage');

  function submit(event: FormEvent) {
    event.preventDefault();
    setJudged(true);
    // The logo is part of the box: it says where it is.
    if (problems.length === 0 && !isLogoComing) onDone(customisation);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name: box.name })}
      description={t('description')}
      closeLabel={t('close')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} isBusy={isLogoComing}>
            {t('done')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={submit} className="grid gap-7">
        <TextAreaField
          name="cardMessage"
          label={t('card.label')}
          hint={t('card.hint', { max: CARD_MESSAGE_MAX })}
          error={isJudged && cardProblem ? t('card.tooLong', { max: CARD_MESSAGE_MAX }) : undefined}
          rows={3}
          value={cardMessage}
          onChange={(event) => setCardMessage(event.currentTarget.value)}
        />
        <RadioCards
          legend={t('sleeve.label')}
          name="sleeveColour"
          columns={2}
          value={sleeveColour}
          onChange={(value) => setSleeveColour(value as SleeveColour)}
          options={SLEEVE_COLOURS.map((colour) => ({
            value: colour,
            label: t(`sleeve.${colour}`),
            illustration: <SleeveSwatch colour={colour} />,
          }))}
        />
        <LogoField logoId={logoId} onChange={setLogoId} onBusy={setLogoComing} />
        {detail.isPending && <Loading text={t('loading')} />}
        {detail.isError && <Notice kind="warning">{t('swaps.away')}</Notice>}
        {detail.data && (
          <ItemSwaps items={items} alternatives={alternatives} swaps={swaps} onChange={setSwaps} />
        )}
      </form>
    </Dialog>
  );
}
