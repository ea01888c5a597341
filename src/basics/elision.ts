/** Before these letters French drops the last one of a short word; of H nobody can tell by its letter. */
const VOWEL = /^[aeiouœæ]/i;

/** A name after French « de »: `d’Atelier Lumière`, `de Boulangerie Martin`, `d’août`. */
export function withDe(name: string): string {
  const letters = name.normalize('NFD').trimStart();
  return VOWEL.test(letters) && !/^(?:onz|oui\b|un\b)/i.test(letters) ? `d’${name}` : `de ${name}`;
}
