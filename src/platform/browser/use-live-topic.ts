import { useEffect, useEffectEvent, useState } from 'react';
import { type Live, type LiveState, listenLive } from './live-client.ts';

type Handlers = {
  readonly onMessage: (payload: unknown) => void;
  readonly onJoined: () => void;
};

/** Listens to a private topic as long as the component is there. Answers how the connection is. */
export function useLiveTopic(topic: string, event: string, handlers: Handlers): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const onMessage = useEffectEvent(handlers.onMessage);
  const onJoined = useEffectEvent(handlers.onJoined);
  useEffect(() => {
    let isOver = false;
    let live: Live | undefined;
    const listener = {
      topic,
      event,
      onMessage: (payload: unknown) => !isOver && onMessage(payload),
      onState: (next: LiveState) => !isOver && setState(next),
      onJoined: () => !isOver && onJoined(),
    };
    listenLive(listener).then(
      (opened) => {
        if (isOver) opened.stop();
        else live = opened;
      },
      () => listener.onState('disconnected'),
    );
    return () => {
      isOver = true;
      live?.stop();
    };
  }, [topic, event]);
  return state;
}
