import { Link } from 'react-router';
import { DataTable } from '#ui/data-table.tsx';
import type { KnownBlock, LegalBlock, LegalSpan } from '../rules/legal-document.ts';

type WrittenBlock = Exclude<LegalBlock, KnownBlock>;

/** What is written in lines that one can read, then what the product knows at full width. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  const written = blocks.filter(isWritten);
  const known = blocks.filter((block): block is KnownBlock => !isWritten(block));
  return (
    <>
      <div className="prose mt-3">
        {written.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is its words in their order
          <Written key={at} block={block} />
        ))}
      </div>
      {known.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is its words in their order
        <div key={at} className="mt-6">
          <Known block={block} />
        </div>
      ))}
    </>
  );
}

function isWritten(block: LegalBlock): block is WrittenBlock {
  return block.kind === 'paragraph' || block.kind === 'list';
}

function Written({ block }: { block: WrittenBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <LegalSpans spans={block.spans} />
      </p>
    );
  }
  return (
    <ul>
      {block.items.map((spans, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is its words in their order
        <li key={at}>
          <LegalSpans spans={spans} />
        </li>
      ))}
    </ul>
  );
}

export function LegalSpans({ spans }: { spans: readonly LegalSpan[] }) {
  return spans.map(({ text, isStrong, to }, at) => {
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

function Known({ block }: { block: KnownBlock }) {
  if (block.kind === 'note') return <p className="prose">{block.text}</p>;
  if (block.kind === 'facts') {
    return (
      <dl className="border-t border-line">
        {block.lines.map(({ label, value, to }) => (
          <div
            key={label}
            className="gap-6 border-b border-line py-3 sm:grid sm:grid-cols-[14rem_1fr]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{to ? <a href={to}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  const { caption, columns, rows, isOfCodes = false } = block;
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      columns={columns.map((label) => ({ key: label, label }))}
      rows={rows.map((cells) => ({
        id: cells[0] ?? '',
        cells: Object.fromEntries(
          columns.map((label, at) => [
            label,
            isOfCodes && at === 0 ? (
              <code key={label} className="text-sm font-normal">
                {cells[at]}
              </code>
            ) : (
              cells[at]
            ),
          ]),
        ),
      }))}
    />
  );
}
