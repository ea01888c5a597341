import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import type { FormValues } from '#ui/use-schema-form.ts';
import type { PageTextUnderEdit } from '../../contract.ts';

type TextHistoryProps = {
  readonly text: PageTextUnderEdit;
  readonly typed: FormValues;
  readonly nameOf: (path: string) => string;
  readonly onRestore: (typed: FormValues) => void;
};

type Version = {
  readonly id: string;
  readonly name: string;
  readonly by: string;
  form: FormValues;
};

/** What was published, and what came with the product: each can be put back into the form. */
export function TextHistory({ text, typed, nameOf, onRestore }: TextHistoryProps) {
  const t = useTranslations('staff.settings.texts');
  const language = useLocale();
  const toast = useToast();
  const [shown, setShown] = useState<Version>();
  const versions: Version[] = [
    ...text.revisions.map(({ number, form, publishedAt, publishedBy }) => ({
      id: String(number),
      name: t('version', { number, at: formatMoment(new Date(publishedAt), language) }),
      by: publishedBy ? t('by', { who: publishedBy }) : '',
      form,
    })),
    { id: 'shipped', name: t('shipped'), by: '', form: text.shipped },
  ];
  return (
    <section aria-labelledby="text-history" className="grid gap-2">
      <h3 id="text-history" className="text-xl">
        {t('history')}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-4 py-1">
            <span className="grow">
              {version.name} <span className="text-ink-soft">{version.by}</span>
            </span>
            <Button
              kind="quiet"
              size="small"
              aria-label={t('compareNamed', { name: version.name })}
              onClick={() => setShown(version)}
            >
              {t('compare')}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <Compared
          version={shown}
          typed={typed}
          nameOf={nameOf}
          onClose={() => setShown(undefined)}
          onRestore={() => {
            onRestore(shown.form);
            toast.show({ title: t('restored') });
            setShown(undefined);
          }}
        />
      )}
    </section>
  );
}

type ComparedProps = Pick<TextHistoryProps, 'typed' | 'nameOf'> & {
  readonly version: Version;
  readonly onClose: () => void;
  readonly onRestore: () => void;
};

function Compared({ version, typed, nameOf, onClose, onRestore }: ComparedProps) {
  const t = useTranslations('staff.settings.texts');
  const paths = Object.keys(version.form).filter(
    (path) => (version.form[path] ?? '') !== (typed[path] ?? ''),
  );
  const told = (text: string | undefined) => <span className="whitespace-pre-line">{text}</span>;
  const title = t('compared', { name: version.name });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={paths.length > 0 && <Button onClick={onRestore}>{t('restore')}</Button>}
    >
      <DataTable
        caption={title}
        isCaptionHidden
        emptyText={t('identical')}
        columns={[
          { key: 'field', label: t('columns.field') },
          { key: 'was', label: t('columns.was') },
          { key: 'now', label: t('columns.now') },
        ]}
        rows={paths.map((path) => ({
          id: path,
          cells: {
            field: nameOf(path),
            was: told(version.form[path]),
            now: told(typed[path]),
          },
        }))}
      />
    </Dialog>
  );
}
