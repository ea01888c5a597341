/**
 * The rule: a legal text is one document, on its page and on paper: what staff wrote with its values filled
 * in, and below its parts what the product knows by itself. A version is that document in both languages;
 * what changed between two versions is told by the titles of their parts.
 */
import type { Language } from '#basics/language.ts';
import type { EditedPage } from '#basics/settings.ts';
import {
  type Block,
  type PageFields,
  partsOf,
  type Span,
  spansOf,
  type TextValue,
} from './page-text.ts';

export const LEGAL_PAGES = ['legal-notice', 'privacy', 'terms'] as const satisfies EditedPage[];
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** Where each of them is read; its paper is at the same address, with `.pdf`. */
export const LEGAL_PATHS = {
  'legal-notice': '/mentions-legales',
  privacy: '/politique-confidentialite',
  terms: '/cgv',
} as const satisfies Record<LegalPageName, string>;

/** What texts may name by `{value}`, as it is written in one language. */
export type LegalValues = Readonly<Record<TextValue, string>>;

/** What the product knows by itself and shows below a part. */
export type KnownBlock =
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'facts'; readonly lines: readonly KnownFact[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      /** Cell by cell; the first names its row. */
      readonly rows: readonly (readonly string[])[];
      /** Whether rows are named by what programs call them. */
      readonly isOfCodes?: boolean | undefined;
    };
export type KnownFact = {
  readonly label: string;
  readonly value: string;
  /** An address that the value leads to. */
  readonly to?: string | undefined;
};
export type KnownBlocks = Readonly<Record<string, readonly KnownBlock[]>>;

export type LegalSpan = {
  readonly text: string;
  readonly isStrong?: true;
  readonly to?: string;
};

export type LegalBlock =
  | KnownBlock
  | { readonly kind: 'paragraph'; readonly spans: readonly LegalSpan[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly LegalSpan[])[] };

export type LegalPart = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
};

/** A legal text in one language, with nothing left to fill in. */
export type LegalDocument = {
  readonly title: string;
  readonly intro: readonly LegalSpan[];
  /** That all of it is a demonstration. */
  readonly warning: string | null;
  readonly parts: readonly LegalPart[];
};

export type LegalContent = Readonly<Record<Language, LegalDocument>>;

/** What became of a part; of the whole text, where it is what stands before the first one. */
export type LegalChange = {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly title: Readonly<Record<Language, string>>;
};

/** Puts together what is written, what is filled in and what is known. */
export function legalDocument(
  { title = '', intro = '', body = '' }: PageFields,
  filled: {
    readonly values: LegalValues;
    readonly known: KnownBlocks;
    readonly warning: string | null;
  },
): LegalDocument {
  const { values, known, warning } = filled;
  return {
    title,
    intro: spansOf(intro).map((span) => filledIn(span, values)),
    warning,
    parts: partsOf(body).map((part) => ({
      id: part.id,
      title: part.title,
      blocks: [
        ...part.blocks.map((block) => blockFilledIn(block, values)),
        ...(known[part.id] ?? []),
      ],
    })),
  };
}

function blockFilledIn(block: Block, values: LegalValues): LegalBlock {
  const fill = (spans: readonly Span[]) => spans.map((span) => filledIn(span, values));
  return block.kind === 'list'
    ? { kind: 'list', items: block.items.map(fill) }
    : { kind: 'paragraph', spans: fill(block.spans) };
}

function filledIn(span: Span, values: LegalValues): LegalSpan {
  if (!('value' in span)) return span;
  const text = values[span.value];
  const isAddress = span.value === 'email' || span.value === 'dataEmail';
  return isAddress ? { text, to: `mailto:${text}` } : { text };
}

/** Part by part, in the order of the newer one; then what is gone. Nothing, for the first version. */
export function changesBetween(
  before: LegalContent | undefined,
  after: LegalContent,
  isSame: (one: unknown, other: unknown) => boolean,
): LegalChange[] {
  if (!before) return [];
  const former = partPairs(before);
  const present = partPairs(after);
  const opening = ({ fr, en }: LegalContent) =>
    [fr, en].map(({ title, intro, warning }) => ({ title, intro, warning }));
  const isOpeningSame = isSame(opening(before), opening(after));
  return [
    ...(isOpeningSame
      ? []
      : [{ kind: 'changed', title: { fr: after.fr.title, en: after.en.title } } as const]),
    ...[...present].flatMap(([id, { title, parts }]): LegalChange[] => {
      const known = former.get(id);
      if (!known) return [{ kind: 'added', title }];
      return isSame(known.parts, parts) ? [] : [{ kind: 'changed', title }];
    }),
    ...[...former]
      .filter(([id]) => !present.has(id))
      .map(([, { title }]): LegalChange => ({ kind: 'removed', title })),
  ];
}

/** Parts by their id, in both languages; a part that one language lacks has the title of the other. */
function partPairs({ fr, en }: LegalContent) {
  const ids = new Set([...fr.parts, ...en.parts].map(({ id }) => id));
  return new Map(
    [...ids].map((id) => {
      const [french, english] = [fr, en].map(({ parts }) => parts.find((part) => part.id === id));
      const title = {
        fr: french?.title ?? english?.title ?? id,
        en: english?.title ?? french?.title ?? id,
      };
      return [id, { title, parts: [french, english] }] as const;
    }),
  );
}
