import type { RealtimeClient } from '@supabase/realtime-js';
import { applicationKey, authClient } from './auth-client.ts';

/** As the client says connecting, open, closing and closed. */
export type LiveState = 'connecting' | 'connected' | 'disconnecting' | 'disconnected';

const STATES: Readonly<Record<string, LiveState>> = {
  connecting: 'connecting',
  open: 'connected',
  closing: 'disconnecting',
  closed: 'disconnected',
};

export type Live = {
  /** Leaves the topic and the connection. */
  readonly stop: () => void;
};

type Listener = {
  readonly topic: string;
  readonly event: string;
  readonly onMessage: (payload: unknown) => void;
  readonly onState: (state: LiveState) => void;
  /** The topic is heard, again or for the first time: what happened before may have been missed. */
  readonly onJoined: () => void;
};

/** The official client of the live protocol, fetched on demand, with the rights of whoever is signed in. */
export async function openLiveClient(transport?: typeof WebSocket): Promise<RealtimeClient> {
  const [{ RealtimeClient }, auth] = await Promise.all([
    import('@supabase/realtime-js'),
    authClient(),
  ]);
  return new RealtimeClient(`${window.location.origin}/realtime/v1`, {
    params: { apikey: applicationKey() },
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
    ...(transport && { transport }),
  });
}

/** Listens to a private topic until it is left. */
export async function listenLive(listener: Listener): Promise<Live> {
  const client: RealtimeClient = await openLiveClient(watched(tell));
  const channel = client
    .channel(listener.topic, { config: { private: true } })
    .on('broadcast', { event: listener.event }, ({ payload }) => listener.onMessage(payload));
  channel.subscribe((status) => {
    if (status === 'SUBSCRIBED') listener.onJoined();
    tell();
  });
  tell();

  function tell() {
    const state = STATES[client.connectionState()] ?? 'disconnected';
    // Nothing is heard before the topic is joined.
    const isDeaf = state === 'connected' && channel.state !== 'joined';
    listener.onState(isDeaf ? 'connecting' : state);
  }
  // A lost network is noticed by the next heartbeat only, up to 25 s later; the browser knows at once.
  function leave() {
    void client.disconnect();
    tell();
  }
  const comeBack = () => client.connect();
  window.addEventListener('offline', leave);
  window.addEventListener('online', comeBack);
  return {
    stop() {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
      void client.removeAllChannels();
      leave();
    },
  };
}

/** The browser's own socket, which says when its state has changed. */
function watched(tell: () => void) {
  return class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      // The client holds the socket once it is made, and knows of its state after its own listeners.
      setTimeout(tell);
      this.addEventListener('open', () => setTimeout(tell));
      this.addEventListener('close', () => setTimeout(tell));
    }
  };
}
