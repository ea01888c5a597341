/** The product's name stands here and nowhere else: whoever shows or stores it imports it. */
export const PRODUCT_NAME = 'Prévenance';

/** The same name where only plain letters are safe: storage keys, file names, identifiers. */
export const PRODUCT_KEY = 'prevenance';
