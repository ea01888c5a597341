import { useTranslations } from 'use-intl';
import { withLeaf } from '#basics/form.ts';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ChangeOf } from '#ui/use-held.ts';
import type { TypedProduct } from '../../rules/product.ts';
import { AddFromList } from './add-from-list.tsx';
import { MediaPicker } from './media-picker.tsx';
import { OrderedList } from './ordered-list.tsx';
import type { FieldsProps } from './product-fields.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { useMedia } from './use-media.ts';

/** The pictures of a product, each with what it shows in both languages. */
export function ProductImagesField({ typed, onChange, field }: FieldsProps) {
  const t = useTranslations('catalogue.staffProducts.edit');
  const { data } = useMedia();
  const images = data?.media.filter(({ kind }) => kind === 'image') ?? [];
  const ids = typed.images.map(({ id }) => id);
  const { id: fieldId, error } = field('images');
  const order = (change: ChangeOf<readonly string[]>) =>
    onChange((now) => ({
      ...now,
      images: change(now.images.map(({ id }) => id)).map((id) => imageIn(now, id)),
    }));
  const input = (at: number, alt: 'altFr' | 'altEn') => ({
    ...field(`images.${at}.${alt}`),
    value: typed.images[at]?.[alt] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange((now) => withLeaf(now, `images.${at}.${alt}`, value)),
  });
  /** What a picture says of itself is offered, not imposed. */
  function imageIn(now: TypedProduct, id: string) {
    const { altFr, altEn } = images.find((each) => each.id === id) ?? { altFr: '', altEn: '' };
    return now.images.find((each) => each.id === id) ?? { id, altFr, altEn };
  }
  const add = (id: string) => order((now) => (now.includes(id) ? now : [...now, id]));
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-2xl">{t('images')}</h2>
        <p className="mt-1 text-ink-soft">{t('imagesIntro')}</p>
      </div>
      {ids.length === 0 && <p className="text-ink-soft">{t('noImage')}</p>}
      {ids.length > 0 && (
        <OrderedList
          onOrder={order}
          things={ids.map((id, at) => {
            const image = images.find((each) => each.id === id);
            return {
              id,
              name: image?.name ?? t(data ? 'imageGone' : 'imageLoading'),
              body: (
                <div className="flex flex-wrap items-start gap-3 py-2">
                  {image?.thumbnail && <Thumbnail picture={image.thumbnail} />}
                  <div className="grid min-w-0 grow basis-40 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
                    <TextField {...input(at, 'altFr')} label={t('altFr')} />
                    <TextField {...input(at, 'altEn')} label={t('altEn')} />
                  </div>
                </div>
              ),
            };
          })}
        />
      )}
      <AddFromList
        id={fieldId}
        name="addImage"
        label={t('addImage')}
        error={error}
        action={t('add')}
        onAdd={add}
        options={[
          { value: '', label: t('chooseImage') },
          ...images
            .filter(({ id }) => !ids.includes(id))
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div>
        <MediaPicker images={images.filter(({ id }) => !ids.includes(id))} isMany onChoose={add} />
      </div>
    </Card>
  );
}
