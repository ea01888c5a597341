import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import type { LineProblem } from '../rules/risk-import.ts';
import type { TypedRisk } from '../rules/risk-import-rows.ts';
import { useImportWords } from './import-words.ts';
import { useAsideFile } from './use-aside-file.ts';
import type { RiskImport } from './use-risk-import.ts';

const SHOWN_LINES = 50;

type ImportAsideProps = {
  readonly state: RiskImport;
  readonly rows: readonly TypedRisk[];
  readonly problems: readonly LineProblem[];
  readonly title: string;
};

/** Lines that do not come in, each with what is wrong; and all of them in a file, to correct there. */
export function ImportAside({ state, rows, problems, title }: ImportAsideProps) {
  const t = useTranslations('risks.import.aside');
  const words = useImportWords();
  const save = useAsideFile(state);
  const byLine = Map.groupBy(problems, ({ line }) => line);
  return (
    <Card as="section">
      <DataTable
        caption={title}
        columns={[
          { key: 'line', label: t('originalLine') },
          { key: 'problems', label: t('problems') },
          { key: 'excerpt', label: t('excerpt') },
        ]}
        rows={rows.slice(0, SHOWN_LINES).map(({ line }) => ({
          id: String(line),
          cells: {
            line: t('line', { line }),
            problems: (
              <ul>
                {(byLine.get(line) ?? []).map((problem) => (
                  <li key={problem.path}>{words(problem)}</li>
                ))}
              </ul>
            ),
            excerpt: <Excerpt cells={state.reading.rows[line - 1] ?? []} />,
          },
        }))}
      />
      {rows.length > SHOWN_LINES && (
        <p className="mt-4 text-ink-soft">{t('more', { count: rows.length - SHOWN_LINES })}</p>
      )}
      <p className="mt-5 max-w-prose text-ink-soft">{t('text')}</p>
      <p className="mt-4">
        <Button kind="secondary" onClick={() => void save(rows, problems)}>
          {t('download')}
        </Button>
      </p>
    </Card>
  );
}

/** Enough of a line to know it again. */
function Excerpt({ cells }: { cells: readonly string[] }) {
  const text = cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' · ');
  return <span className="line-clamp-2 text-sm text-ink-soft">{text}</span>;
}
