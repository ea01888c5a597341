import { Search } from 'lucide-react';
import { useState } from 'react';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import type { Language } from '#basics/language.ts';
import { useFetched } from '#ui/use-fetched.ts';
import { HelpOver } from './help-button.tsx';
import { useOwnership, useOwnPlaces } from './use-own-places.ts';
import { paletteKeys, useShortcuts } from './use-shortcuts.ts';

const LOAD = {
  fr: () => withParts(import('../messages/palette.ts?fr')),
  en: () => withParts(import('../messages/palette.ts?en')),
} as const;

async function withParts(coming: Promise<{ readonly default: object }>) {
  const [{ Palette }, { ShortcutsDialog }, { default: texts }] = await Promise.all([
    import('./palette.tsx'),
    import('./shortcuts-dialog.tsx'),
    coming,
  ]);
  return { Palette, ShortcutsDialog, texts };
}

type Open = 'palette' | 'shortcuts' | 'help' | undefined;

/** Searches everything, by its button or its keys; what it takes is fetched when it is first opened. */
export function AppSearch() {
  const t = useTranslations('frame');
  const language = useLocale();
  const [open, setOpen] = useState<Open>();
  const [hasSingleKeys, setSingleKeys] = useShortcuts({
    onPalette: () => setOpen('palette'),
    onHelp: () => setOpen('shortcuts'),
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
        className={BUTTON}
      >
        <Search aria-hidden className="size-[20px] shrink-0" />
        <span className="sr-only lg:not-sr-only">{t('search')}</span>
        <kbd
          aria-hidden
          className="hidden rounded-sm border border-line px-1.5 font-text text-xs lg:block"
        >
          {paletteKeys().join(' ')}
        </kbd>
      </button>
      <Parts key={language} {...{ language, open, setOpen, hasSingleKeys, setSingleKeys }} />
      <HelpOver isOpen={open === 'help'} onClose={() => setOpen(undefined)} />
    </>
  );
}

type PartsProps = {
  readonly language: Language;
  readonly open: Open;
  readonly setOpen: (open: Open) => void;
  readonly hasSingleKeys: boolean;
  readonly setSingleKeys: (has: boolean) => void;
};

function Parts({ language, open, setOpen, hasSingleKeys, setSingleKeys }: PartsProps) {
  const close = () => setOpen(undefined);
  const isWanted = open === 'palette' || open === 'shortcuts';
  const loaded = useFetched(LOAD[language], isWanted, close);
  const ownership = useOwnership();
  const places = useOwnPlaces(ownership);
  if (!loaded) return null;
  return (
    <IntlProvider
      locale={language}
      timeZone="Europe/Paris"
      messages={{ palette: loaded.texts } as never}
    >
      <loaded.Palette
        isOpen={open === 'palette'}
        onClose={close}
        onOpens={setOpen}
        ownership={ownership}
        places={places}
      />
      <loaded.ShortcutsDialog
        isOpen={open === 'shortcuts'}
        onClose={close}
        hasSingleKeys={hasSingleKeys}
        onSingleKeys={setSingleKeys}
      />
    </IntlProvider>
  );
}

const BUTTON =
  'flex min-h-[44px] min-w-[44px] shrink-0 items-center justify-center gap-2 rounded-md text-sm text-ink-soft ' +
  'hover:bg-sunken hover:text-ink lg:min-w-60 lg:justify-start lg:border lg:border-line-strong lg:px-3 ' +
  'lg:[&>kbd]:ml-auto';
