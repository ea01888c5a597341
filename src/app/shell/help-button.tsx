import { useState } from 'react';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import type { Language } from '#basics/language.ts';
import type { HelpPanel } from '#listening/web/help-panel.tsx';
import { HelpNumbers } from './help-numbers.tsx';

const TEXTS = {
  fr: () => import('#listening/messages/help.fr.ts').then(({ fr }) => fr),
  en: () => import('#listening/messages/help.en.ts').then(({ en }) => en),
} as const;

type Loaded = {
  readonly Panel: typeof HelpPanel;
  readonly language: Language;
  readonly texts: unknown;
};

/** Help, one tap from every page; its panel is fetched when it is asked for. */
export function HelpButton() {
  const t = useTranslations('shell.footer');
  const language = useLocale();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);
  async function open() {
    setOpen(true);
    if (loaded?.language === language) return;
    const [{ HelpPanel: Panel }, texts] = await Promise.all([
      import('#listening/web/help-panel.tsx'),
      TEXTS[language](),
    ]);
    setLoaded({ Panel, language, texts });
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        // Without a connection, the number beside it is help enough.
        onClick={() => void open().catch(() => setOpen(false))}
        className="noscript:hidden min-h-11 text-left text-sm font-semibold underline underline-offset-4 hover:text-primary"
      >
        {t('helpMore')}
      </button>
      <noscript>
        <HelpNumbers />
      </noscript>
      {loaded && (
        <IntlProvider
          locale={loaded.language}
          timeZone="Europe/Paris"
          messages={{ listening: { help: loaded.texts } } as never}
        >
          <loaded.Panel isOpen={isOpen} onClose={() => setOpen(false)} />
        </IntlProvider>
      )}
    </>
  );
}
