import { PRODUCT_KEY } from '#basics/product-name.ts';

const STORAGE_KEY = `${PRODUCT_KEY}_checkout`;

/** What this tab remembers of the checkout under way, until its order is placed and paid. */
export type CheckoutAttempt = {
  /** Typed so far, by field name. */
  readonly draft: Readonly<Record<string, string>>;
  /** The space for which it was typed, where that was known. */
  readonly companyId?: string;
  /** The key of one attempt, and the content it stands for. */
  readonly key?: string;
  readonly content?: string;
  /** The order the attempt became. */
  readonly accessKey?: string;
};

const NOTHING: CheckoutAttempt = { draft: {} };

export function readAttempt(): CheckoutAttempt {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOTHING;
    const { draft, companyId, key, content, accessKey } = kept as Record<string, unknown>;
    return {
      draft: typeof draft === 'object' && draft !== null ? (draft as Record<string, string>) : {},
      ...(typeof companyId === 'string' && { companyId }),
      ...(typeof key === 'string' && { key }),
      ...(typeof content === 'string' && { content }),
      ...(typeof accessKey === 'string' && { accessKey }),
    };
  } catch {
    return NOTHING;
  }
}

export function keepAttempt(attempt: CheckoutAttempt): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
  } catch {
    // Without storage a reload forgets the draft; the order itself is still placed once.
  }
}

export function forgetAttempt(): void {
  try {
    window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}

/**
 * The key under which this content is ordered: the same for a second click, a retry or a return
 * from the pay page; another one as soon as anything in the order changes.
 */
export function keyFor(content: string): string {
  const attempt = readAttempt();
  if (attempt.key && attempt.content === content) return attempt.key;
  return renewKey(content);
}

/** A new key for this content: its former order is closed. */
export function renewKey(content: string): string {
  const key = crypto.randomUUID();
  const { accessKey: _, ...typed } = readAttempt();
  keepAttempt({ ...typed, key, content });
  return key;
}
