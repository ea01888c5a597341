import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { ToastMessage } from './toast-message.ts';
import { useFetched } from './use-fetched.ts';

type Toaster = { show: (message: ToastMessage) => void };

const ToasterContext = createContext<Toaster | null>(null);

async function fetchToastHost() {
  return (await import('./toast-host.tsx')).ToastHost;
}

/** Lets any screen below say a short word that fades by itself. 'OK' reads in every language. */
export function ToastProvider(props: { children: ReactNode; closeLabel?: string | undefined }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const toaster = useMemo<Toaster>(
    () => ({ show: (message) => setMessages((before) => [...before, message]) }),
    [],
  );
  const Host = useFetched(fetchToastHost, messages.length);
  return (
    <ToasterContext value={toaster}>
      {props.children}
      {Host && <Host messages={messages} closeLabel={props.closeLabel ?? 'OK'} />}
    </ToasterContext>
  );
}

/** @throws Error outside a `ToastProvider`: a mistake of ours, not the visitor's. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above it');
  useEffect(() => {
    // There before the first message, which may be that the network is gone.
    fetchToastHost().catch(() => undefined);
  }, []);
  return toaster;
}
