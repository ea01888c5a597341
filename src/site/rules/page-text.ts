/**
 * The rule: the text of a page is written as people write: an empty line parts two paragraphs, `- ` begins
 * a line of a list, `## ` a part with its own address (`## Host {#host}`), `**` surrounds what matters,
 * `[words](/contact)` is a link, and `{email}` stands for what the settings say. Parts that the law asks
 * for are there, and nothing is promised that it forbids to promise.
 *
 * Source: decisions on the specification, contradictions 2 and 3 (words never shown); LCEN, art. 1-1.
 */
import { type FormReader, type FormValues, readForm } from '#basics/form-reader.ts';
import { LANGUAGES, type Language } from '#basics/language.ts';
import type { FieldProblem } from '#basics/refusal.ts';
import type { EditedPage } from '#basics/settings.ts';

/** `plain`: words alone; `line`: one line with links and values; `prose`: paragraphs and lists; `parts`: the same below headings. */
export type TextKind = 'plain' | 'line' | 'prose' | 'parts';

type TextFields = Readonly<Record<string, TextKind>>;

const LEGAL_FIELDS = {
  title: 'plain',
  description: 'plain',
  intro: 'line',
  body: 'parts',
} as const;

/** What staff own of each page, in the order of the page. */
export const TEXT_FIELDS = {
  home: {
    heroEyebrow: 'plain',
    heroTitle: 'plain',
    heroIntro: 'plain',
    originTitle: 'plain',
    originText: 'plain',
    urssafTitle: 'plain',
    urssafText: 'plain',
    exchangeTitle: 'plain',
    exchangeText: 'plain',
    freedomTitle: 'plain',
    freedomText: 'plain',
    closingTitle: 'plain',
    closingText: 'plain',
  },
  manifesto: {
    title: 'plain',
    description: 'plain',
    opening: 'prose',
    body: 'parts',
    closing: 'prose',
    signature: 'line',
  },
  'legal-notice': LEGAL_FIELDS,
  privacy: LEGAL_FIELDS,
  terms: LEGAL_FIELDS,
} as const satisfies Record<EditedPage, TextFields>;

/** Parts below which the page shows what the product knows by itself. */
const NEEDED_PARTS: Readonly<Partial<Record<EditedPage, readonly string[]>>> = {
  'legal-notice': ['publisher', 'host', 'accessibility'],
  privacy: ['who', 'data', 'processors', 'browser'],
};

export const TEXT_VALUES = [
  'entity',
  'email',
  'dataEmail',
  'limit',
  'year',
  'exchangeDays',
  'lateRate',
  'creditDays',
  'transferDays',
  'council',
] as const;
export type TextValue = (typeof TEXT_VALUES)[number];

export type Span =
  | { readonly text: string; readonly isStrong?: true; readonly to?: string }
  | { readonly value: TextValue };

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] };

export type TextPart = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

/** A page in one language, field by field. */
export type PageFields = Readonly<Record<string, string>>;

const SUFFIXES = { fr: 'Fr', en: 'En' } as const satisfies Record<Language, string>;
const MAX = { plain: 600, line: 600, prose: 10_000, parts: 24_000 } as const satisfies Record<
  TextKind,
  number
>;
const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]*)\)|\{([^{}\s]*)\}/g;
const LINK = /^(\/(?!\/)[\w/?=&#-]*|https:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?)$/;
const HEADING = /^## (.+?)(?: \{#([a-z][a-z0-9-]*)\})?$/;
/** Of compliance and contributions, and of an origin that is computed elsewhere. */
const FORBIDDEN = /100\s?%|exonér|défiscalis|tax-free|exempt/i;

export function fieldName(field: string, language: Language): string {
  return `${field}${SUFFIXES[language]}`;
}

/** What the form holds of one language. */
export function fieldsIn(page: EditedPage, form: FormValues, language: Language): PageFields {
  return Object.fromEntries(
    Object.keys(TEXT_FIELDS[page]).map((field) => [field, form[fieldName(field, language)] ?? '']),
  );
}

/** Judges both languages; the form without problems is what is published, cleaned. */
export function parsePageText(
  page: EditedPage,
  form: FormValues,
): { readonly problems: readonly FieldProblem[]; readonly values: PageFields } {
  const read = readForm(form);
  const fields: TextFields = TEXT_FIELDS[page];
  const values = LANGUAGES.flatMap((language) =>
    Object.entries(fields).map(([field, kind]) => {
      const path = fieldName(field, language);
      const wish = { isRequired: true, max: MAX[kind] };
      const text = (isLine(kind) ? read.line(path, wish) : read.prose(path, wish)) ?? '';
      const problem = text === '' ? undefined : textProblem(text, kind);
      if (problem) read.addIssue(path, problem);
      if (kind === 'parts' && text !== '') judgeParts(read, page, path, text);
      return [path, text] as const;
    }),
  );
  return { problems: read.problems, values: Object.fromEntries(values) };
}

function textProblem(text: string, kind: TextKind): string | undefined {
  if (FORBIDDEN.test(text)) return 'forbidden-words';
  for (const [, , , to, value] of text.matchAll(INLINE)) {
    if (to !== undefined && (kind === 'plain' || !LINK.test(to))) return 'link-invalid';
    const isHeadingId = value?.startsWith('#') === true && kind === 'parts';
    if (value !== undefined && !isHeadingId && (kind === 'plain' || !isValue(value))) {
      return 'value-unknown';
    }
  }
  return undefined;
}

/** Of the kinds that take no second line. */
export function isLine(kind: TextKind): boolean {
  return kind === 'plain' || kind === 'line';
}

function judgeParts(read: FormReader, page: EditedPage, path: string, text: string): void {
  const parts = partsOf(text);
  const ids = parts.map(({ id }) => id);
  if (parts.length === 0 || !HEADING.test(text.split('\n')[0] ?? '')) {
    read.addIssue(path, 'heading-missing');
  }
  if (new Set(ids).size < ids.length) read.addIssue(path, 'part-twice');
  if (NEEDED_PARTS[page]?.some((id) => !ids.includes(id))) read.addIssue(path, 'part-missing');
}

/** The parts of a text, each below its heading; what stands before the first is not shown. */
export function partsOf(text: string): TextPart[] {
  const parts: { id: string; title: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const [, title, id] = HEADING.exec(line.trim()) ?? [];
    if (title) parts.push({ id: id ?? `part-${parts.length + 1}`, title, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ id, title, lines }) => ({ id, title, blocks: blocksOf(lines.join('\n')) }));
}

/** Paragraphs and lists, in their order. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .flatMap(blocksIn);
}

/** Lines that begin with a dash are a list, even right below a paragraph. */
function blocksIn(text: string): Block[] {
  const blocks: ({ kind: 'paragraph'; lines: string[] } | { kind: 'list'; lines: string[] })[] = [];
  for (const line of text.split('\n')) {
    const kind = line.startsWith('- ') ? 'list' : 'paragraph';
    const words = kind === 'list' ? line.slice(2) : line;
    const last = blocks.at(-1);
    if (last?.kind === kind) last.lines.push(words);
    else blocks.push({ kind, lines: [words] });
  }
  return blocks.map(({ kind, lines }) =>
    kind === 'list'
      ? { kind, items: lines.map(spansOf) }
      : { kind, spans: spansOf(lines.join(' ')) },
  );
}

/** Words, some of which matter, lead somewhere or stand for a value. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let read = 0;
  for (const match of text.matchAll(INLINE)) {
    const [all, strong, words, to, value] = match;
    if (match.index > read) spans.push({ text: text.slice(read, match.index) });
    if (strong !== undefined) spans.push({ text: strong, isStrong: true });
    else if (words !== undefined && to !== undefined) spans.push({ text: words, to });
    else if (isValue(value)) spans.push({ value });
    else spans.push({ text: all });
    read = match.index + all.length;
  }
  if (read < text.length) spans.push({ text: text.slice(read) });
  return spans;
}

function isValue(value: string | undefined): value is TextValue {
  return TEXT_VALUES.some((each) => each === value);
}
