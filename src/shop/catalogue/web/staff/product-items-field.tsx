import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ChangeOf } from '#ui/use-held.ts';
import type { ProductUnderEdit } from '../../contract.ts';
import { THEMES } from '../../rules/product.ts';
import { AddFromList } from './add-from-list.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { OrderedList } from './ordered-list.tsx';
import type { FieldsProps } from './product-fields.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** What is in a box, in the order in which its page shows it. */
export function ProductItemsField({
  typed,
  onChange,
  field,
  items,
}: FieldsProps & { readonly items: ProductUnderEdit['items'] }) {
  const t = useTranslations('catalogue.staffProducts');
  const language = useLocale();
  const [opened, setOpened] = useState<{ readonly id: string; readonly isNew: boolean }>();
  const ids = typed.items;
  const byId = new Map(items.map((item) => [item.id, item]));
  const { id: fieldId, error } = field('items');
  const order = (change: ChangeOf<readonly string[]>) =>
    onChange((now) => ({ ...now, items: [...change(now.items)] }));
  const add = (id: string) => order((now) => (now.includes(id) ? now : [...now, id]));
  const concerned = ids.filter((id) => (byId.get(id)?.concerns.length ?? 0) > 0).length;
  const left = items.filter(({ id }) => !ids.includes(id));
  return (
    <Card as="section" className="grid gap-4">
      <div>
        <h2 className="text-2xl">{t('edit.contents')}</h2>
        <p className="mt-1 text-ink-soft">{t('edit.contentsIntro')}</p>
      </div>
      {concerned > 0 && (
        <Notice kind="warning" title={t('edit.concerned', { count: concerned })}>
          <p>{t('edit.concernedText')}</p>
        </Notice>
      )}
      {ids.length === 0 && <p className="text-ink-soft">{t('edit.noItem')}</p>}
      {ids.length > 0 && (
        <OrderedList
          onOrder={order}
          things={ids.map((id) => {
            const item = byId.get(id);
            const name = item?.name[language] ?? t('edit.itemGone');
            return {
              id,
              name,
              body: (
                <span className="flex items-center gap-3">
                  {item && <Thumbnail picture={item.picture} />}
                  <span className="min-w-0">
                    {name}
                    {item && <span className="block text-sm text-ink-soft">{item.maker}</span>}
                    {item && item.concerns.length > 0 && (
                      <span className="mt-1 flex flex-wrap gap-1.5">
                        {item.concerns.map((concern) => (
                          <Badge key={concern} tone="danger">
                            {t(`concerns.${concern}`)}
                          </Badge>
                        ))}
                      </span>
                    )}
                  </span>
                  {item && (
                    <Button
                      kind="quiet"
                      size="small"
                      aria-label={t('edit.editItem', { name })}
                      className="ml-auto"
                      onClick={() => setOpened({ id, isNew: false })}
                    >
                      <Pencil aria-hidden className="size-4.5" />
                    </Button>
                  )}
                </span>
              ),
            };
          })}
        />
      )}
      <AddFromList
        id={fieldId}
        name="addItem"
        label={t('edit.addItem')}
        error={error}
        action={t('edit.add')}
        onAdd={add}
        options={[
          { value: '', label: t('edit.chooseItem') },
          ...THEMES.map((theme) => ({
            group: t(`themes.${theme}`),
            options: left
              .filter((item) => item.theme === theme)
              .map((item) => ({
                value: item.id,
                label: [
                  item.name[language],
                  item.maker,
                  ...item.concerns.map((concern) => t(`concerns.${concern}`)),
                ].join(' · '),
              })),
          })),
        ]}
      />
      <p>
        <Button
          kind="secondary"
          size="small"
          onClick={() => setOpened({ id: crypto.randomUUID(), isNew: true })}
        >
          {t('edit.newItem')}
        </Button>
      </p>
      {opened && (
        <ItemDialog
          itemId={opened.id}
          isNew={opened.isNew}
          onClose={() => setOpened(undefined)}
          onAdded={() => add(opened.id)}
        />
      )}
    </Card>
  );
}
