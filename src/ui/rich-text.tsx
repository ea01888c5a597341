import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, RichText as Document, Inline, Mark } from '#basics/rich-text.ts';

/** A document as a page shows it; `headingAs` is the level below the one that it stands under. */
export function RichText({ document, headingAs }: { document: Document; headingAs: 'h2' | 'h3' }) {
  return (
    <div className="prose">{each(document.content, (block) => blockOf(block, headingAs))}</div>
  );
}

function blockOf(block: Block, Heading: 'h2' | 'h3'): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlinesOf(block.content)}</p>;
    case 'heading':
      return <Heading>{inlinesOf(block.content)}</Heading>;
    case 'bullet_list':
    case 'ordered_list': {
      const List = block.type === 'bullet_list' ? 'ul' : 'ol';
      return (
        <List>
          {each(block.content, ({ content }) => (
            <li>{each(content, (paragraph) => blockOf(paragraph, Heading))}</li>
          ))}
        </List>
      );
    }
  }
}

function inlinesOf(content: readonly Inline[] = []): ReactNode {
  return each(content, (inline) =>
    inline.type === 'hard_break' ? (
      <br />
    ) : (
      (inline.marks ?? []).reduceRight<ReactNode>(marked, inline.text)
    ),
  );
}

function marked(inner: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'strong':
      return <strong>{inner}</strong>;
    case 'em':
      return <em>{inner}</em>;
    case 'link':
      return <Link to={mark.attrs.href}>{inner}</Link>;
  }
}

/** Parts of a document have no name but their place. */
function each<T>(parts: readonly T[], draw: (part: T) => ReactNode): ReactNode {
  return parts.map((part, place) => <Place key={String(place)}>{draw(part)}</Place>);
}

function Place({ children }: { children: ReactNode }) {
  return children;
}
