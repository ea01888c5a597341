import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';

type Options = Omit<ConstructorParameters<typeof RealtimeClient>[1], 'params'>;

/** The official client as an open page has it. */
export function openPage(url: string, key: string, options: Options = {}): RealtimeClient {
  return new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    ...options,
    params: { apikey: key },
  });
}

/** Joins a topic; the status that the client is told, and why. */
export function subscribed(
  channel: RealtimeChannel,
): Promise<{ status: string; reason: string | undefined }> {
  return new Promise((done) => {
    channel.subscribe((status, error) => done({ status, reason: error?.message }));
  });
}

/** Every broadcast that a topic brings, as it comes. */
export function heard(
  channel: RealtimeChannel,
  event = '*',
): { event: string; payload: unknown }[] {
  const messages: { event: string; payload: unknown }[] = [];
  channel.on('broadcast', { event }, (message) => {
    messages.push({ event: message.event, payload: message.payload });
  });
  return messages;
}
