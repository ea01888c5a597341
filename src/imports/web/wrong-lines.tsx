import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

const SHOWN_LINES = 50;

type Values<Field extends string> = Readonly<Partial<Record<Field, string>>>;
type Row<Field extends string> = { readonly line: number; readonly values: Values<Field> };
type Problem = { readonly line: number; readonly path: string };

type WrongLinesProps<Field extends string, Found extends Problem> = {
  /** What was read of a file, and may be corrected or set aside. */
  readonly lines: {
    readonly kept: readonly Row<Field>[];
    readonly setAside: (lines: readonly number[]) => void;
    readonly correct: (line: number, values: Partial<Record<Field, string>>) => void;
  };
  readonly problems: readonly Found[];
  readonly fields: readonly Field[];
  readonly labelOf: (field: Field) => string;
  readonly wordsOf: (problem: Found) => string;
};

/** The lines that something is wrong with, the first fifty of them. */
export function WrongLines<Field extends string, Found extends Problem>(
  props: WrongLinesProps<Field, Found>,
) {
  const t = useTranslations('imports.list.lines');
  const { lines, problems } = props;
  const wrong = [...new Set(problems.map(({ line }) => line))];
  const shown = new Set(wrong.slice(0, SHOWN_LINES));
  return (
    <>
      <ul className="mt-5 grid gap-4">
        {lines.kept
          .filter(({ line }) => shown.has(line))
          .map((row) => (
            <WrongLine
              key={row.line}
              {...props}
              row={row}
              problems={problems.filter(({ line }) => line === row.line)}
            />
          ))}
      </ul>
      {wrong.length > SHOWN_LINES && (
        <p className="mt-4 text-ink-soft">{t('more', { count: wrong.length - SHOWN_LINES })}</p>
      )}
    </>
  );
}

function WrongLine<Field extends string, Found extends Problem>({
  lines,
  row,
  problems,
  fields,
  labelOf,
  wordsOf,
}: WrongLinesProps<Field, Found> & { readonly row: Row<Field> }) {
  const t = useTranslations('imports.list.lines');
  const shown = fields.filter(
    (field) => row.values[field] !== undefined || problems.some(({ path }) => path === field),
  );
  return (
    <li className="rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{t('line', { line: row.line })}</h3>
        <Button
          kind="quiet"
          size="small"
          aria-label={t('setAsideNamed', { line: row.line })}
          onClick={() => lines.setAside([row.line])}
        >
          {t('setOneAside')}
        </Button>
      </div>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {shown.map((field) => {
          const before = row.values[field] ?? '';
          const problem = problems.find(({ path }) => path === field);
          return (
            <TextField
              key={`${field} ${row.values[field]}`}
              name={`${row.line}-${field}`}
              label={labelOf(field)}
              defaultValue={before}
              error={problem && wordsOf(problem)}
              onBlur={({ currentTarget: { value } }) => {
                const change: Partial<Record<Field, string>> = {};
                change[field] = value;
                if (value !== before) lines.correct(row.line, change);
              }}
            />
          );
        })}
      </div>
    </li>
  );
}
