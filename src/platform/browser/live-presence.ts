import { openLiveClient } from './live-client.ts';

type Meeting = {
  readonly topic: string;
  /** What the others are told; the same person in two windows is one. */
  readonly me: string;
  readonly onOthers: (others: readonly string[]) => void;
};

/** Tells everybody on a private topic who is there. Answers what leaves it. */
export async function meetOthers({ topic, me, onOthers }: Meeting): Promise<() => void> {
  const client = await openLiveClient();
  const channel = client.channel(topic, { config: { private: true, presence: { key: me } } });
  channel.on('presence', { event: 'sync' }, () =>
    onOthers(Object.keys(channel.presenceState()).filter((each) => each !== me)),
  );
  channel.subscribe((status) => {
    if (status === 'SUBSCRIBED') void channel.track({});
  });
  return () => {
    void client.removeAllChannels();
    void client.disconnect();
  };
}
