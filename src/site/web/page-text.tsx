import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import type { LegalValues } from '../rules/legal-document.ts';
import { type Block, blocksOf, type Span, spansOf, type TextValue } from '../rules/page-text.ts';

const LegalValuesContext = createContext<LegalValues | undefined>(undefined);

export function LegalValuesProvider({
  values,
  children,
}: {
  values: LegalValues;
  children: ReactNode;
}) {
  return <LegalValuesContext value={values}>{children}</LegalValuesContext>;
}

/** Paragraphs and lists as staff wrote them. */
export function Prose({ text }: { text: string }) {
  return <Blocks blocks={blocksOf(text)} />;
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is its words in their order
      <p key={at}>
        <Spans spans={block.spans} />
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is its words in their order
      <ul key={at}>
        {block.items.map((spans, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is its words in their order
          <li key={place}>
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    ),
  );
}

/** One line in which values may stand. */
export function Words({ text }: { text: string }) {
  return <Spans spans={spansOf(text)} />;
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is its words in their order
    if ('value' in span) return <Value key={at} name={span.value} />;
    const { text, isStrong, to } = span;
    // biome-ignore lint/suspicious/noArrayIndexKey: a text is its words in their order
    if (isStrong) return <strong key={at}>{text}</strong>;
    if (to === undefined) return text;
    return to.startsWith('/') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is its words in their order
      <Link key={at} to={to}>
        {text}
      </Link>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is its words in their order
      <a key={at} href={to}>
        {text}
      </a>
    );
  });
}

function Value({ name }: { name: TextValue }) {
  const text = useContext(LegalValuesContext)?.[name] ?? '–';
  const isAddress = name === 'email' || name === 'dataEmail';
  return isAddress ? <a href={`mailto:${text}`}>{text}</a> : text;
}
