import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type InstallPrompt, watchInstalling } from '#platform/browser/install-prompt.ts';
import { Button } from '#ui/button.tsx';

/** One button where the browser installs by itself; elsewhere, that the steps are below. Its place is kept from the start. */
export function InstallOffer() {
  const t = useTranslations('site.mobile.install.offer');
  const [prompt, setPrompt] = useState<InstallPrompt>();
  const [isInstalled, setInstalled] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    watchInstalling({ ready: setPrompt, installed: () => setInstalled(true) }, ending.signal);
    return () => ending.abort();
  }, []);

  async function install() {
    // It can be asked once; the browser offers another one if it was declined.
    setPrompt(undefined);
    await prompt?.prompt();
  }

  const said = isInstalled ? 'installed' : prompt ? 'ready' : 'steps';
  return (
    <div
      role="status"
      className="mb-6 flex min-h-30 flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4 sm:min-h-20"
    >
      <p className="min-w-0 grow basis-56">{t(said)}</p>
      {said === 'ready' && <Button onClick={install}>{t('install')}</Button>}
    </div>
  );
}
