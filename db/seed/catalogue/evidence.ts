import type { ItemSeed } from './seed-shapes.ts';

// The wording of documents that makers hand in; those of the demonstration do not exist.

export function makerStatement(expiresOn: string): ItemSeed['evidence'] {
  return { document: 'Attestation d’origine du fabricant (pièce de démonstration)', expiresOn };
}

export function harvestStatement(expiresOn: string): ItemSeed['evidence'] {
  return {
    document: 'Attestation de récolte et de conditionnement (pièce de démonstration)',
    expiresOn,
  };
}

export function labelFile(expiresOn: string): ItemSeed['evidence'] {
  return { document: 'Dossier de label d’origine France (pièce de démonstration)', expiresOn };
}
