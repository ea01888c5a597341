/**
 * The rule: a text with a shape is a document of paragraphs, headings and lists, whose words may be strong,
 * stressed or lead somewhere. Whatever else is claimed to be one is refused: no page is ever made of markup.
 */

export type Mark =
  | { readonly type: 'strong' }
  | { readonly type: 'em' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

export type Inline =
  | { readonly type: 'text'; readonly marks?: readonly Mark[]; readonly text: string }
  | { readonly type: 'hard_break' };

export type Paragraph = { readonly type: 'paragraph'; readonly content?: readonly Inline[] };

export type ListItem = { readonly type: 'list_item'; readonly content: readonly Paragraph[] };

export type Block =
  | Paragraph
  | { readonly type: 'heading'; readonly content?: readonly Inline[] }
  | { readonly type: 'bullet_list'; readonly content: readonly ListItem[] }
  | { readonly type: 'ordered_list'; readonly content: readonly ListItem[] };

/** As the editor writes it, key by key in the same order. */
export type RichText = { readonly type: 'doc'; readonly content: readonly Block[] };

/** A page of our own, another one over TLS, or a mailbox. */
const LEADS_TO = /^(https:\/\/[^\s]+|mailto:[^\s]+@[^\s]+|\/(?!\/)[^\s]*)$/;
const MOST_BLOCKS = 1_000;

export function isLink(href: string): boolean {
  return href.length <= 2_000 && LEADS_TO.test(href);
}

/** What was typed: a document as JSON, or plain paragraphs with an empty line between them. */
export function readRichText(text: string): RichText | undefined {
  if (!text.trimStart().startsWith('{')) return paragraphsIn(text);
  try {
    return richTextIn(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The document itself where a text writes one down; what is none stays as it was typed. */
export function typedRichText(text: string): RichText | string {
  return text.trimStart().startsWith('{') ? (readRichText(text) ?? text) : text;
}

/** As one text, always written the same. */
export function writtenRichText(typed: object | string): string {
  return typeof typed === 'string' ? typed : JSON.stringify(richTextIn(typed) ?? typed);
}

export function paragraphsIn(text: string): RichText {
  const paragraphs = text.split(/\n{2,}/).filter((each) => each.trim() !== '');
  return {
    type: 'doc',
    content: paragraphs.map((each) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: each.trim() }],
    })),
  };
}

/** The document that a value of JSON is; undefined where any part of it is none. */
export function richTextIn(value: unknown): RichText | undefined {
  if (!isNode(value, 'doc')) return undefined;
  const content = all(value.content, blockIn);
  return content && content.length <= MOST_BLOCKS ? { type: 'doc', content } : undefined;
}

/** Its words alone, as they are searched, compared and counted. */
export function wordsOf({ content }: RichText): string {
  return content
    .map((block) => {
      if (block.type === 'bullet_list' || block.type === 'ordered_list') {
        return block.content
          .map((item) => `– ${item.content.map(({ content: line }) => wordsIn(line)).join(' ')}`)
          .join('\n');
      }
      return wordsIn(block.content);
    })
    .join('\n\n');
}

/** The words of a document, or what was typed where there is none. */
export function wordsOfTyped(typed: object | string): string {
  const document = typeof typed === 'string' ? undefined : richTextIn(typed);
  return document ? wordsOf(document) : writtenRichText(typed);
}

function wordsIn(content: readonly Inline[] = []): string {
  return content.map((each) => (each.type === 'text' ? each.text : '\n')).join('');
}

function blockIn(value: unknown): Block | undefined {
  if (isNode(value, 'paragraph')) return paragraphIn(value);
  if (isNode(value, 'heading')) return withInlines('heading', value);
  for (const type of ['bullet_list', 'ordered_list'] as const) {
    if (!isNode(value, type)) continue;
    const content = all(value.content, itemIn);
    return content && content.length > 0 ? { type, content } : undefined;
  }
  return undefined;
}

function itemIn(value: unknown): ListItem | undefined {
  if (!isNode(value, 'list_item')) return undefined;
  const content = all(value.content, paragraphIn);
  return content && content.length > 0 ? { type: 'list_item', content } : undefined;
}

function paragraphIn(value: unknown): Paragraph | undefined {
  return isNode(value, 'paragraph') ? withInlines('paragraph', value) : undefined;
}

function withInlines<Type extends 'paragraph' | 'heading'>(type: Type, { content }: Node) {
  if (content === undefined) return { type };
  const inlines = all(content, inlineIn);
  return inlines && { type, content: inlines };
}

function inlineIn(value: unknown): Inline | undefined {
  if (isNode(value, 'hard_break')) return { type: 'hard_break' };
  if (!isNode(value, 'text')) return undefined;
  const { text, marks } = value;
  if (typeof text !== 'string' || text === '') return undefined;
  if (marks === undefined) return { type: 'text', text };
  const read = all(marks, markIn);
  return read && { type: 'text', marks: read, text };
}

function markIn(value: unknown): Mark | undefined {
  if (isNode(value, 'strong')) return { type: 'strong' };
  if (isNode(value, 'em')) return { type: 'em' };
  if (!isNode(value, 'link')) return undefined;
  const { attrs } = value;
  const href = isObject(attrs) ? attrs.href : undefined;
  return typeof href === 'string' && isLink(href) ? { type: 'link', attrs: { href } } : undefined;
}

type Node = Readonly<Record<string, unknown>>;

function isNode(value: unknown, type: string): value is Node {
  return isObject(value) && value.type === type;
}

function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Each read; undefined where any cannot be. */
function all<T>(
  values: unknown,
  read: (value: unknown) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(values)) return undefined;
  const found: T[] = [];
  for (const value of values) {
    const each = read(value);
    if (each === undefined) return undefined;
    found.push(each);
  }
  return found;
}
