import { useState } from 'react';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import type { Language } from '#basics/language.ts';
import { useFetched } from '#ui/use-fetched.ts';
import { HelpNumbers } from './help-numbers.tsx';

const LOAD = {
  fr: () => withPanel(import('#listening/messages/help.ts?fr')),
  en: () => withPanel(import('#listening/messages/help.ts?en')),
} as const;

async function withPanel(coming: Promise<{ readonly default: object }>) {
  const [{ HelpPanel }, { default: texts }] = await Promise.all([
    import('#listening/web/help-panel.tsx'),
    coming,
  ]);
  return { HelpPanel, texts };
}

/** Help, one tap from every page. */
export function HelpButton() {
  const t = useTranslations('shell.footer');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="noscript:hidden min-h-11 text-left text-sm font-semibold underline underline-offset-4 hover:text-primary"
      >
        {t('helpMore')}
      </button>
      <noscript>
        <HelpNumbers />
      </noscript>
      <HelpOver isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

type HelpOverProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The panel with help, fetched when it is asked for. */
export function HelpOver(props: HelpOverProps) {
  const language = useLocale();
  return <HelpInWords key={language} language={language} {...props} />;
}

function HelpInWords({ language, isOpen, onClose }: HelpOverProps & { language: Language }) {
  // Without a connection, the number on the page is help enough.
  const loaded = useFetched(LOAD[language], isOpen, onClose);
  if (!loaded) return null;
  return (
    <IntlProvider
      locale={language}
      timeZone="Europe/Paris"
      messages={{ listening: { help: loaded.texts } } as never}
    >
      <loaded.HelpPanel isOpen={isOpen} onClose={onClose} />
    </IntlProvider>
  );
}
