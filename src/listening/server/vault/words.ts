/** How rules know what is kept as bytes. */
export const asWord = (bytes: Buffer) => bytes.toString('base64url');
export const asBytes = (word: string) => Buffer.from(word, 'base64url');
