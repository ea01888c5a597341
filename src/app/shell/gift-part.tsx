import { type ComponentType, useEffect, useState } from 'react';
import { IntlProvider, useLocale } from 'use-intl';
import { useSession } from '#accounts/web/session-provider.tsx';
import type { Language } from '#basics/language.ts';
import type { QueryProvider } from '#platform/browser/query-provider.tsx';

const TEXTS = {
  fr: () => import('#shop/gifts/messages/warning.ts?fr'),
  en: () => import('#shop/gifts/messages/warning.ts?en'),
} as const;

type GiftPartProps<Of> = {
  /** Always the same one: it is asked for anew when it changes. */
  readonly load: () => Promise<{ readonly default: ComponentType<Of> }>;
  readonly of: Of;
};

/** What the meter of gifts says on a public page; visitors do not even fetch its script and texts. */
export function GiftPart<Of extends object>(props: GiftPartProps<Of>) {
  return useSession().status === 'signed-in' ? <Fetched {...props} /> : null;
}

type Loaded<Of> = {
  readonly Part: ComponentType<Of>;
  readonly Provider: typeof QueryProvider;
  readonly language: Language;
  readonly texts: unknown;
};

function Fetched<Of extends object>({ load, of }: GiftPartProps<Of>) {
  const language = useLocale();
  const [loaded, setLoaded] = useState<Loaded<Of>>();
  useEffect(() => {
    let isOver = false;
    Promise.all([load(), TEXTS[language](), import('#platform/browser/query-provider.tsx')]).then(
      ([{ default: Part }, { default: texts }, { QueryProvider: Provider }]) => {
        if (!isOver) setLoaded({ Part, Provider, language, texts });
      },
      // Without network the page goes on without it.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [load, language]);
  if (!loaded) return null;
  return (
    <IntlProvider
      locale={loaded.language}
      timeZone="Europe/Paris"
      messages={{ gifts: { warning: loaded.texts } } as never}
    >
      <loaded.Provider>
        <loaded.Part {...of} />
      </loaded.Provider>
    </IntlProvider>
  );
}
