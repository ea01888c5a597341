import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { leavesOf } from '#basics/form.ts';
import { wordsOfTyped } from '#basics/rich-text.ts';
import { fieldName } from '#staff/rules/field-name.ts';
import { RecordJournal } from '#staff/web/journal/record-journal.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { ProductUnderEdit } from '../../contract.ts';
import type { TypedProduct } from '../../rules/product.ts';

type Revision = ProductUnderEdit['revisions'][number];

type ProductHistoryProps = {
  readonly productId: string;
  readonly revisions: readonly Revision[];
  readonly typed: TypedProduct;
  readonly onRestore: (typed: TypedProduct) => void;
};

/** The states in which it was published; any of them can come back into the form. */
export function ProductHistory({ productId, revisions, typed, onRestore }: ProductHistoryProps) {
  const t = useTranslations('catalogue.staffProducts.history');
  const language = useLocale();
  const toast = useToast();
  const [shown, setShown] = useState<Revision>();
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-xl">{t('title')}</h2>
      {revisions.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="grid gap-1">
        {revisions.map((revision) => (
          <li key={revision.number}>
            <Button
              kind="quiet"
              size="small"
              className="w-full justify-start text-left"
              onClick={() => setShown(revision)}
            >
              <span>
                {t('version', {
                  number: revision.number,
                  at: formatMoment(new Date(revision.publishedAt), language),
                })}
                <span className="block font-normal text-ink-soft">
                  {revision.publishedBy ? t('by', { who: revision.publishedBy }) : t('before')}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <RecordJournal recordIds={[productId]} />
      {shown && (
        <Compared
          revision={shown}
          typed={typed}
          onClose={() => setShown(undefined)}
          onRestore={() => {
            onRestore(shown.form);
            toast.show({ title: t('restored', { number: shown.number }) });
            setShown(undefined);
          }}
        />
      )}
    </Card>
  );
}

function Compared({
  revision,
  typed,
  onClose,
  onRestore,
}: {
  revision: Revision;
  typed: TypedProduct;
  onClose: () => void;
  onRestore: () => void;
}) {
  const t = useTranslations('catalogue.staffProducts.history');
  const all = useTranslations('catalogue.staffProducts');
  const [was, now] = [wordsIn(revision.form), wordsIn(typed)];
  const names = [...new Set([...was.keys(), ...now.keys()])].filter(
    (name) => (was.get(name) ?? '') !== (now.get(name) ?? ''),
  );
  const told = (words = '') => (
    <span className="line-clamp-6 whitespace-pre-line">{words || <i>{t('empty')}</i>}</span>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('compared', { number: revision.number })}
      closeLabel={t('close')}
      footer={names.length > 0 && <Button onClick={onRestore}>{t('restore')}</Button>}
    >
      <DataTable
        caption={t('compared', { number: revision.number })}
        isCaptionHidden
        emptyText={t('same')}
        columns={[
          { key: 'field', label: t('columns.field') },
          { key: 'was', label: t('columns.was') },
          { key: 'now', label: t('columns.now') },
        ]}
        rows={names.map((name) => ({
          id: name,
          cells: {
            field: fieldName(all, name),
            was: told(was.get(name)),
            now: told(now.get(name)),
          },
        }))}
      />
    </Dialog>
  );
}

function wordsIn(typed: TypedProduct): ReadonlyMap<string, string> {
  return new Map(leavesOf(typed).map(([name, leaf]) => [name, wordsOfTyped(leaf)]));
}
