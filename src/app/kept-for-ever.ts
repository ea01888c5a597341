/** `Cache-Control` of an address whose content never changes: another content has another address. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';
