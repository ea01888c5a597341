import type { DataWords } from '#basics/data-words.ts';
import type { Language } from '#basics/language.ts';
import type { Tx } from '#platform/database/transaction.ts';

/** Somebody whose data a room keeps: their account, and their address once they have proven it. */
export type DataSubject = { readonly userId: string; readonly email: string | null };

/** What a room does for the rights of a person over their data. */
export type PersonalData = {
  /** Everything the room keeps about them, readable by a program. */
  readonly collect: (tx: Tx, subject: DataSubject) => Promise<unknown>;
  /**
   * Erases it, but for what the law asks to keep.
   * @throws Refusal conflict where somebody else would be harmed, and nothing is erased anywhere
   */
  readonly erase: (tx: Tx, subject: DataSubject) => Promise<void>;
  /** What it calls what it keeps. */
  readonly words: Readonly<Record<Language, DataWords>>;
};

/** What one room keeps of a part that several share; one of them names it. */
export type SharedData = Pick<PersonalData, 'collect' | 'erase'> & {
  readonly words: Readonly<
    Record<Language, Omit<DataWords, 'title'> & { readonly title?: string }>
  >;
};

/** What several rooms keep, as one part: groups of each beside those of the others. */
export function inOnePart(shared: readonly SharedData[]): PersonalData {
  const wordsIn = (language: Language): DataWords => {
    const words = shared.map((each) => each.words[language]);
    return {
      title: words.find(({ title }) => title !== undefined)?.title ?? '',
      groups: Object.assign({}, ...words.map(({ groups }) => groups)),
      fields: Object.assign({}, ...words.map(({ fields }) => fields)),
      values: Object.assign({}, ...words.map(({ values }) => values)),
    };
  };
  const [only] = shared;
  return {
    async collect(tx, subject) {
      if (only && shared.length === 1) return only.collect(tx, subject);
      const kept = {};
      for (const { collect } of shared) Object.assign(kept, await collect(tx, subject));
      return kept;
    },
    async erase(tx, subject) {
      for (const { erase } of shared) await erase(tx, subject);
    },
    words: { fr: wordsIn('fr'), en: wordsIn('en') },
  };
}
