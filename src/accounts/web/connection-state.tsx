import { Loader, Wifi, WifiOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LiveState } from '#platform/browser/live-client.ts';

const ICONS = {
  connecting: Loader,
  connected: Wifi,
  disconnecting: Loader,
  disconnected: WifiOff,
} as const;

/** Whether what happens appears by itself, in words and as an icon. */
export function ConnectionState({ state }: { state: LiveState }) {
  const t = useTranslations('accounts.notifications.connection');
  const Icon = ICONS[state];
  return (
    <span role="status" className="flex items-center gap-2 text-sm">
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(state)}
    </span>
  );
}
