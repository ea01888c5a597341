import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { IntlProvider, useLocale } from 'use-intl';
import { isSignInPath } from '#accounts/rules/next-address.ts';
import { useSession } from '#accounts/web/session-provider.tsx';
import type { Language } from '#basics/language.ts';
import type { WordedNotifications } from './worded-notifications.tsx';

const TEXTS = {
  fr: () => import('../messages/notification-texts.ts?fr'),
  en: () => import('../messages/notification-texts.ts?en'),
} as const;

type Loaded = {
  readonly Notifications: typeof WordedNotifications;
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
    Promise.all([import('./worded-notifications.tsx'), TEXTS[language]()]).then(
      ([{ WordedNotifications: Notifications }, { default: texts }]) => {
        if (!isOver) setLoaded({ Notifications, language, texts });
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
      <loaded.Notifications userId={userId} />
    </IntlProvider>
  );
}
