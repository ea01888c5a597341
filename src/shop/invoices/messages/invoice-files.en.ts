import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './invoice-files.fr.ts';

export const en: MirrorOf<typeof fr> = {
  alteredName: 'ALTERED-DOCUMENTS.txt',
  altered: `Altered documents

These documents are no longer as they were issued: their fingerprint does not match any more. Their files are
not in this archive. A PDF that you have already received has the original text. Our team has been told, and
will restore them from a backup.`,
};
