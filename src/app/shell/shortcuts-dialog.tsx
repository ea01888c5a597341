import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { paletteKeys } from './use-shortcuts.ts';

export type ShortcutsDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly hasSingleKeys: boolean;
  readonly onSingleKeys: (has: boolean) => void;
};

/** The shortcuts, and the switch that takes those of a single key away (WCAG 2.1.4). */
export function ShortcutsDialog(props: ShortcutsDialogProps) {
  const { isOpen, onClose, hasSingleKeys, onSingleKeys } = props;
  const t = useTranslations('palette');
  const combination = paletteKeys().join('\u00a0');
  const shortcuts = [
    ['palette', paletteKeys()],
    ['list', ['/']],
    ['next', ['j']],
    ['previous', ['k']],
    ['open', [t('shortcuts.enter')]],
    ['help', ['?']],
  ] as const;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('shortcuts.title')}
      description={t('shortcuts.intro')}
      closeLabel={t('close')}
    >
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline">
        {shortcuts.map(([name, keys]) => (
          <Fragment key={name}>
            <dt className="border-b border-line py-2">{t(`shortcuts.${name}`)}</dt>
            <dd className="flex justify-end gap-1 border-b border-line py-2 pl-4">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
      <CheckboxField
        name="single-keys"
        className="mt-4"
        label={t('shortcuts.single')}
        hint={t('shortcuts.singleHint', { combination })}
        checked={hasSingleKeys}
        onChange={(event) => onSingleKeys(event.currentTarget.checked)}
      />
    </Dialog>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-sm border border-line-strong bg-sunken px-2 font-text text-sm">
      {children}
    </kbd>
  );
}
