/** Read by the server only: what an archive of documents says of those that it leaves out. */
export const fr = {
  alteredName: 'DOCUMENTS-ALTERES.txt',
  altered: `Documents altérés

Ces documents ne sont plus tels qu’ils ont été émis\u00a0: leur empreinte ne correspond plus. Leurs fichiers ne
sont pas dans cette archive. Un PDF que vous avez déjà reçu porte le texte d’origine. Notre équipe est
prévenue, et les rétablira à partir d’une sauvegarde.`,
};
