import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { FieldError } from '#ui/field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ProductUnderEdit } from '../../contract.ts';
import { listed } from '../../rules/products/product-form.ts';
import { OrderedList } from '../ordered-list.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import type { FieldsProps } from './product-fields.tsx';

/** The pictures of a product, each with what it shows in both languages. */
export function ProductImagesField({
  typed,
  onChange,
  field,
  images,
}: FieldsProps & { readonly images: ProductUnderEdit['images'] }) {
  const t = useTranslations('cms.products.edit');
  const paths = listed(typed.images);
  const { id: fieldId, error } = field('images');
  const order = (next: readonly string[]) => onChange({ ...typed, images: next.join(' ') });
  const input = (name: string) => ({
    ...field(name),
    value: typed[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-2xl">{t('images')}</h2>
        <p className="mt-1 text-ink-soft">{t('imagesIntro')}</p>
      </div>
      {paths.length === 0 && <p className="text-ink-soft">{t('noImage')}</p>}
      {paths.length > 0 && (
        <OrderedList
          onOrder={order}
          things={paths.map((path) => ({
            id: path,
            name: fileName(path),
            body: (
              <div className="flex items-start gap-3 py-2">
                <Thumbnail path={path} />
                <div className="grid min-w-0 grow gap-3 2xl:grid-cols-2">
                  <TextField {...input(`altFr ${path}`)} label={t('altFr')} />
                  <TextField {...input(`altEn ${path}`)} label={t('altEn')} />
                </div>
              </div>
            ),
          }))}
        />
      )}
      <SelectField
        id={fieldId}
        name="addImage"
        label={t('addImage')}
        value=""
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldId}-why` : undefined}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value !== '') order([...paths, value]);
        }}
        options={[
          { value: '', label: t('chooseImage') },
          ...images
            .filter(({ path }) => !paths.includes(path))
            .map(({ path }) => ({ value: path, label: fileName(path) })),
        ]}
      />
      {error && <FieldError id={`${fieldId}-why`}>{error}</FieldError>}
    </Card>
  );
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
