import type { Texts } from '#basics/messages.ts';

/** What stands beside the versions in the archive. */
export const texts = {
  readme: {
    fr: `Archive du document unique d’évaluation des risques professionnels
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
    en: `Archive of the occupational risk assessment document (DUERP)
{company} (SIREN {siren})
Made on {day}

This archive holds every version that was issued, as it was issued: for each, the sealed text (JSON),
the PDF (PDF/A) and the list (CSV).

To be kept for at least forty years from the making of each version (French labour code, articles
L4121-3-1 and R4121-4). It can be read without us: open verifier.html in a browser, without a network,
and choose this ZIP file. The page computes the chain of fingerprints again.

Each fingerprint is the SHA-256 of the fingerprint of the version before it, followed by the sealed text
of the version in UTF-8. Whoever has the last fingerprint, printed on the PDF, notices any alteration of
a sealed text.

The chain proves the sealed texts (JSON) only. PDF files and CSV lists are made from them; the page only
compares them with the sums in chain.json, in this same archive. Whoever doubts them compares them with
the sealed text.

The folder sendings holds, for each sending of a version to the occupational health service, what is known of it:
when it left, when it arrived, who said that they received it (0001-1.pdf: first sending of version 1).

A .tsr file, where there is one, is the timestamp of the version by an authority (RFC 3161). To verify it
without us, with the fingerprint (“hash”) in chain.json:
openssl ts -verify -in versions/0001.tsr -digest FINGERPRINT -CAfile timestamp-authorities.pem
`,
  },
  notMade: {
    fr: 'Ce fichier n’a pas pu être imprimé. Le texte scellé (JSON) de la version est là, complet.',
    en: 'This file could not be printed. The sealed text (JSON) of the version is there, complete.',
  },
  altered: {
    fr: 'Ce fichier n’est plus celui qui a été conservé à l’émission. Il n’est pas remis.',
    en: 'This file is no longer the one that was kept at issue. It is not handed out.',
  },
  alteredVersion: { fr: 'Version {number}\u00a0: {of}', en: 'Version {number}: {of}' },
  alteredVersions: {
    fr: `Versions altérées

Ces versions, ou ces fichiers, ne sont plus tels qu’ils ont été émis\u00a0: leur empreinte ne correspond plus.
Ils ne sont pas dans cette archive.

{versions}

Les autres versions sont intactes et complètes. Une copie plus ancienne de l’archive, ou un PDF transmis au
service de santé au travail, porte le texte d’origine. Écrivez-nous\u00a0: nous le rétablirons à partir d’une
sauvegarde.
`,
    en: `Altered versions

These versions, or these files, are no longer as they were issued: their fingerprint does not match any more.
They are not in this archive.

{versions}

The other versions are intact and complete. An older copy of the archive, or a PDF that was sent to the
occupational health service, has the original text. Write to us: we restore it from a backup.
`,
  },
} satisfies Texts;
