import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Block,
  type Inline,
  isLink,
  type Mark,
  type Paragraph,
  type RichText,
  readRichText,
  richTextIn,
  wordsOf,
} from './rich-text.ts';

const marks: fc.Arbitrary<Mark> = fc.oneof(
  fc.constant<Mark>({ type: 'strong' }),
  fc.constant<Mark>({ type: 'em' }),
  fc.record({
    type: fc.constant('link' as const),
    attrs: fc.record({
      href: fc.constantFrom('/box', 'https://roux.example/a?b#c', 'mailto:a@b.fr'),
    }),
  }),
);
const text = fc.record({ type: fc.constant('text' as const), text: fc.string({ minLength: 1 }) });
const inline: fc.Arbitrary<Inline> = fc.oneof(
  text,
  fc.tuple(text, fc.array(marks, { maxLength: 3 })).map(([each, of]) => ({ ...each, marks: of })),
  fc.constant<Inline>({ type: 'hard_break' }),
);
const paragraph: fc.Arbitrary<Paragraph> = fc.oneof(
  fc.constant<Paragraph>({ type: 'paragraph' }),
  fc.array(inline).map((content) => ({ type: 'paragraph' as const, content })),
);
const block: fc.Arbitrary<Block> = fc.oneof(
  paragraph,
  fc.array(inline).map((content) => ({ type: 'heading' as const, content })),
  fc
    .tuple(
      fc.constantFrom('bullet_list' as const, 'ordered_list' as const),
      fc.array(fc.array(paragraph, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }),
    )
    .map(([type, items]) => ({
      type,
      content: items.map((content) => ({ type: 'list_item' as const, content })),
    })),
);
const documents: fc.Arbitrary<RichText> = fc
  .array(block, { maxLength: 8 })
  .map((content) => ({ type: 'doc', content }));

test('a document that is written down and read again is the same, whatever order its keys came in', () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(readRichText(JSON.stringify(document))).toEqual(document);
      const turned = JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toReversed())
          : value,
      );
      expect(JSON.stringify(richTextIn(turned))).toBe(JSON.stringify(richTextIn(document)));
    }),
  );
});

test('plain paragraphs are a document too', () => {
  expect(readRichText('Un\n\nDeux\nlignes')).toEqual({
    type: 'doc',
    content: ['Un', 'Deux\nlignes'].map((each) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: each }],
    })),
  });
  expect(readRichText('')).toEqual({ type: 'doc', content: [] });
});

test.each([
  ['javascript:alert(1)'],
  [' javascript:alert(1)'],
  ['java\nscript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['//evil.example'],
  ['http://plain.example'],
  ['vbscript:x'],
  ['blob:https://a'],
  [''],
])('a link never leads to %j', (href) => {
  expect(isLink(href)).toBe(false);
  const link = { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] };
  const document = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] };
  expect(richTextIn(document)).toBeUndefined();
});

test.each([
  ['another node', { type: 'doc', content: [{ type: 'script', content: [] }] }],
  ['markup instead of a document', '<p>a</p>'],
  ['an empty list', { type: 'doc', content: [{ type: 'bullet_list', content: [] }] }],
  [
    'a text without words',
    { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text' }] }] },
  ],
  ['a list of nothing', []],
  ['nothing', null],
  [
    'too much',
    { type: 'doc', content: Array.from({ length: 1_001 }, () => ({ type: 'paragraph' })) },
  ],
])('%s is refused', (_what, value) => {
  expect(richTextIn(value)).toBeUndefined();
});

test('its words are told apart from its shape', () => {
  const document = readRichText(
    JSON.stringify({
      type: 'doc',
      content: [
        { type: 'heading', content: [{ type: 'text', text: 'Dedans' }] },
        {
          type: 'bullet_list',
          content: ['miel', 'thé'].map((each) => ({
            type: 'list_item',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: each }] }],
          })),
        },
      ],
    }),
  );
  expect(document && wordsOf(document)).toBe('Dedans\n\n– miel\n– thé');
});
