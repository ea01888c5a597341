/** `Cache-Control` of an address whose content never changes: another content has another address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
