import type { Texts } from '#basics/messages.ts';

/** Read by the server only: what an archive of documents says of those that it leaves out. */
export const texts = {
  alteredName: { fr: 'DOCUMENTS-ALTERES.txt', en: 'ALTERED-DOCUMENTS.txt' },
  altered: {
    fr: `Documents altérés

Ces documents ne sont plus tels qu’ils ont été émis\u00a0: leur empreinte ne correspond plus. Leurs fichiers ne
sont pas dans cette archive. Un PDF que vous avez déjà reçu porte le texte d’origine. Notre équipe est
prévenue, et les rétablira à partir d’une sauvegarde.`,
    en: `Altered documents

These documents are no longer as they were issued: their fingerprint does not match any more. Their files are
not in this archive. A PDF that you have already received has the original text. Our team has been told, and
will restore them from a backup.`,
  },
} satisfies Texts;
