import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { IntlProvider, useLocale } from 'use-intl';
import { isSignInPath } from '#accounts/rules/next-address.ts';
import type { ToldNotification } from '#accounts/rules/notifications.ts';
import type { NotificationCentre } from '#accounts/web/notification-centre.tsx';
import { useSession } from '#accounts/web/session-provider.tsx';
import type { Language } from '#basics/language.ts';
import { useCompanyNotificationWords } from '#company/web/use-notification-words.ts';
import type { QueryProvider } from '#platform/browser/query-provider.tsx';
import { useRiskNotificationWords } from '#risks/web/use-notification-words.ts';

const TEXTS = {
  fr: () => import('../messages/notification-texts.fr.ts'),
  en: () => import('../messages/notification-texts.en.ts'),
} as const;

type Loaded = {
  readonly Centre: typeof NotificationCentre;
  readonly Provider: typeof QueryProvider;
  readonly language: Language;
  readonly texts: unknown;
};

/** The bell of whoever is signed in; its script and its texts are fetched for them alone. */
export function NotificationBell() {
  const state = useSession();
  const { pathname } = useLocation();
  const isIn = state.status === 'signed-in' && !state.needsFactor;
  // Where one comes in or goes out, the session may end while the page asks in its name.
  return isIn && !isSignInPath(pathname) ? <Bell userId={state.session.user.id} /> : null;
}

function Bell({ userId }: { userId: string }) {
  const language = useLocale();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isOver = false;
    Promise.all([
      import('#accounts/web/notification-centre.tsx'),
      TEXTS[language](),
      import('#platform/browser/query-provider.tsx'),
    ]).then(
      ([{ NotificationCentre: Centre }, { texts }, { QueryProvider: Provider }]) => {
        if (!isOver) setLoaded({ Centre, Provider, language, texts });
      },
      // Without network the page goes on without its bell.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [language]);
  // Its place is kept, so that nothing moves when it comes.
  if (!loaded) return <span className="size-[44px] shrink-0" />;
  return (
    <IntlProvider locale={loaded.language} messages={loaded.texts as never}>
      <loaded.Provider>
        <WithWords Centre={loaded.Centre} userId={userId} />
      </loaded.Provider>
    </IntlProvider>
  );
}

function WithWords({ Centre, userId }: Pick<Loaded, 'Centre'> & { userId: string }) {
  const ofCompany = useCompanyNotificationWords();
  const ofRisks = useRiskNotificationWords();
  const wordsOf = (told: ToldNotification) => ofCompany(told) ?? ofRisks(told);
  return <Centre userId={userId} wordsOf={wordsOf} />;
}
