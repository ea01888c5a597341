/** What stands beside the versions in the archive. */
export const fr = {
  readme: `Archive du document unique d’évaluation des risques professionnels
{company} (SIREN {siren})
Faite le {day}

Cette archive contient toutes les versions émises, telles qu’elles l’ont été\u00a0: pour chacune, le texte
scellé (JSON), le PDF (PDF/A) et la liste (CSV).

À garder quarante ans au moins à compter de l’élaboration de chaque version (code du travail, articles
L4121-3-1 et R4121-4). L’archive se lit sans nous\u00a0: ouvrez verifier.html dans un navigateur, sans
réseau, et choisissez ce fichier ZIP. La page recalcule la chaîne des empreintes.

Chaque empreinte est le SHA-256 de l’empreinte de la version précédente, suivie du texte scellé de la
version en UTF-8. Qui possède la dernière empreinte, imprimée sur le PDF, s’aperçoit de toute altération
d’un texte scellé.

La chaîne ne prouve que les textes scellés (JSON). Les PDF et les listes CSV en sont tirés\u00a0; la page les
compare seulement aux sommes inscrites dans chain.json, dans cette même archive. Qui en doute les compare
au texte scellé.

Le dossier sendings contient, pour chaque envoi d’une version au service de santé au travail, ce qui en est connu :
quand il est parti, quand il est arrivé, qui en a accusé réception (0001-1.pdf : premier envoi de la version 1).

Un fichier .tsr, quand il y en a un, est l’horodatage de la version par une autorité (RFC 3161). Pour le
vérifier sans nous, avec l’empreinte («\u00a0hash\u00a0») inscrite dans chain.json\u00a0:
openssl ts -verify -in versions/0001.tsr -digest EMPREINTE -CAfile timestamp-authorities.pem
`,
  notMade:
    'Ce fichier n’a pas pu être imprimé. Le texte scellé (JSON) de la version est là, complet.',
  altered: 'Ce fichier n’est plus celui qui a été conservé à l’émission. Il n’est pas remis.',
  alteredVersion: 'Version {number}\u00a0: {of}',
  alteredVersions: `Versions altérées

Ces versions, ou ces fichiers, ne sont plus tels qu’ils ont été émis\u00a0: leur empreinte ne correspond plus.
Ils ne sont pas dans cette archive.

{versions}

Les autres versions sont intactes et complètes. Une copie plus ancienne de l’archive, ou un PDF transmis au
service de santé au travail, porte le texte d’origine. Écrivez-nous\u00a0: nous le rétablirons à partir d’une
sauvegarde.
`,
};
