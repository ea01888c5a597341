import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ChangeOf } from '#ui/use-held.ts';
import { listed } from '../../rules/products/product-form.ts';
import { AddFromList } from '../add-from-list.tsx';
import { MediaPicker } from '../media/media-picker.tsx';
import { useMedia } from '../media/use-media.ts';
import { OrderedList } from '../ordered-list.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import type { FieldsProps } from './product-fields.tsx';

/** The pictures of a product, each with what it shows in both languages. */
export function ProductImagesField({ typed, onChange, field }: FieldsProps) {
  const t = useTranslations('cms.products.edit');
  const { data } = useMedia();
  const images = data?.media.filter(({ kind }) => kind === 'image') ?? [];
  const ids = listed(typed.images);
  const { id: fieldId, error } = field('images');
  const order = (change: ChangeOf<readonly string[]>) =>
    onChange((now) => ({ ...now, images: change(listed(now.images)).join(' ') }));
  const input = (name: string) => ({
    ...field(name),
    value: typed[name] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange((now) => ({ ...now, [name]: value })),
  });
  function add(id: string) {
    const image = images.find((each) => each.id === id);
    // What the picture says of itself is offered, not imposed.
    onChange((now) => ({
      ...now,
      [`altFr ${id}`]: now[`altFr ${id}`] || image?.altFr || '',
      [`altEn ${id}`]: now[`altEn ${id}`] || image?.altEn || '',
    }));
    order((now) => [...now, id]);
  }
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
          things={ids.map((id) => {
            const image = images.find((each) => each.id === id);
            return {
              id,
              name: image?.name ?? t(data ? 'imageGone' : 'imageLoading'),
              body: (
                <div className="flex flex-wrap items-start gap-3 py-2">
                  {image?.thumbnail && <Thumbnail picture={image.thumbnail} />}
                  <div className="grid min-w-0 grow basis-40 grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
                    <TextField {...input(`altFr ${id}`)} label={t('altFr')} />
                    <TextField {...input(`altEn ${id}`)} label={t('altEn')} />
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
