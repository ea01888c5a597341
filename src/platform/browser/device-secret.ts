import { PRODUCT_KEY } from '#basics/product-name.ts';

/** Under which the account service is shown what this browser alone keeps. */
export const DEVICE_HEADER = 'x-device-secret';

const DEVICE_STORAGE_KEY = `${PRODUCT_KEY}-device`;

const BYTES = 32;

/** 256 bits, base64url. */
export function newDeviceSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/**
 * By which the account service knows this browser again: whoever confirms a sign-up here is who signed up
 * here, and strangers cannot use up its tries. Made when somebody first signs in; nothing where the browser
 * keeps nothing.
 */
export function deviceHeader(): Record<string, string> {
  try {
    const kept = localStorage.getItem(DEVICE_STORAGE_KEY);
    if (kept !== null && /^[A-Za-z0-9_-]{43}$/.test(kept)) return { [DEVICE_HEADER]: kept };
    const secret = newDeviceSecret();
    localStorage.setItem(DEVICE_STORAGE_KEY, secret);
    return { [DEVICE_HEADER]: secret };
  } catch {
    return {};
  }
}
