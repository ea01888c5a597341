import type { MirrorOf } from '#basics/messages.ts';
import type { fr } from './archive.fr.ts';

export const en: MirrorOf<typeof fr> = {
  readme: `Archive of the occupational risk assessment document (DUERP)
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
  notMade:
    'This file could not be printed. The sealed text (JSON) of the version is there, complete.',
  altered: 'This file is no longer the one that was kept at issue. It is not handed out.',
  alteredVersion: 'Version {number}: {of}',
  alteredVersions: `Altered versions

These versions, or these files, are no longer as they were issued: their fingerprint does not match any more.
They are not in this archive.

{versions}

The other versions are intact and complete. An older copy of the archive, or a PDF that was sent to the
occupational health service, has the original text. Write to us: we restore it from a backup.
`,
};
