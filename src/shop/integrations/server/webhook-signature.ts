import { createHmac } from 'node:crypto';

type Derive = (...words: string[]) => Buffer;
type Named = { readonly id: string; readonly version: number };

/** Of that webhook and version; nothing of it is kept. */
const keyOf = (derive: Derive, { id, version }: Named): Buffer =>
  derive('webhook', id, String(version));

/** As it is shown to owners, once. */
export function secretOf(derive: Derive, named: Named): string {
  return `whsec_${keyOf(derive, named).toString('base64')}`;
}

type Signed = {
  readonly webhookId: string;
  /** Each signs. */
  readonly versions: readonly number[];
  readonly messageId: string;
  readonly now: Date;
  readonly body: string;
};

/** Headers as Standard Webhooks has them: the id, the instant and the body are what is signed. */
export function signatureHeaders(
  derive: Derive,
  { webhookId: id, versions, messageId, now, body }: Signed,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signed = `${messageId}.${timestamp}.${body}`;
  const signatures = versions.map((version) => {
    const key = keyOf(derive, { id, version });
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Prevenance-Webhooks',
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}
