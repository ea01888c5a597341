import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { giveBackTyped, keepTyped } from '#platform/browser/typed-before-reload.ts';
import { Button } from '#ui/button.tsx';
import { keepSite, SITE_WORKER } from './site-worker.ts';

/**
 * Keeps public pages for when there is no connection, and says quietly that another release waits. It is
 * used when the reader wants it, and what they have typed is there again.
 */
export function AppUpdates() {
  const t = useTranslations('shell.update');
  const language = useLocale();
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => giveBackTyped(), []);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const ending = new AbortController();
    // Where it is refused, the site works as long as there is a connection.
    keepSite(setWaiting, ending.signal).catch(() => undefined);
    return () => ending.abort();
  }, []);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    navigator.serviceWorker
      .getRegistration('/')
      .then((site) => {
        if (site?.active?.scriptURL.endsWith(SITE_WORKER)) site.active.postMessage({ language });
      })
      .catch(() => undefined);
  }, [language]);

  function use() {
    if (!waiting) return;
    const reload = () => {
      if (waiting.state !== 'activated') return;
      keepTyped();
      window.location.reload();
    };
    waiting.addEventListener('statechange', reload);
    waiting.postMessage({ use: true });
    // Another page of this browser may have asked for it already.
    reload();
  }

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--tabs))] z-40 flex justify-center px-4 print:hidden"
    >
      {waiting && (
        <div className="pointer-events-auto flex max-w-xl flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line-strong bg-surface p-4 shadow-high">
          <p className="min-w-0 grow">
            <span className="block font-semibold">{t('title')}</span>
            <span className="text-sm text-ink-soft">{t('text')}</span>
          </p>
          <p className="flex flex-wrap gap-3">
            <Button size="small" onClick={use}>
              {t('use')}
            </Button>
            <Button size="small" kind="secondary" onClick={() => setWaiting(undefined)}>
              {t('later')}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}
