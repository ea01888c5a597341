import { useTranslations } from 'use-intl';
import { ImportColumns } from '#imports/web/import-columns.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { RISK_COLUMNS } from '../rules/risk-import-columns.ts';
import type { RiskImport } from './use-risk-import.ts';

/** What each column of the file holds, with its first lines beside it. */
export function RiskColumns({ state }: { state: RiskImport }) {
  const t = useTranslations('risks.import.columns');
  const list = useTranslations('imports.list.columns');
  const { reading, file } = state;
  const names = columnNames(reading.headings, (number) => list('unnamed', { number }));
  const leftOut = names.filter((_, at) => reading.mapping[at] === undefined);
  return (
    <ImportColumns
      titleAs="h3"
      file={file.data && { name: file.data.name, sheet: reading.rows }}
      columns={{ ...reading, choose: state.chooseColumn }}
      kinds={RISK_COLUMNS}
      labelOf={(column) => t(`kinds.${column}`)}
      wordsOf={(problem) => t(`problems.${problem}`)}
      onOtherFile={state.startAgain}
      wholeFile={<WholeSheet state={state} />}
    >
      {leftOut.length > 0 && (
        <p className="mt-4 text-ink-soft [overflow-wrap:anywhere]">
          {t('leftOut', { count: leftOut.length, names: leftOut.join(', ') })}
        </p>
      )}
    </ImportColumns>
  );
}

export function columnNames(
  headings: readonly string[],
  unnamed: (number: number) => string,
): readonly string[] {
  return headings.map((heading, at) => heading.trim() || unnamed(at + 1));
}

/** Which sheet it is, and of which work unit where no column says so. */
function WholeSheet({ state }: { state: RiskImport }) {
  const t = useTranslations('risks.import.columns');
  const { reading, file } = state;
  const sheets = file.data?.sheets ?? [];
  return (
    <div className="mt-5 grid gap-4 empty:hidden sm:grid-cols-2">
      {sheets.length > 1 && (
        <SelectField
          name="sheet"
          label={t('sheet')}
          hint={t('sheetHint')}
          value={String(reading.sheetAt)}
          onChange={(event) => state.chooseSheet(Number(event.currentTarget.value))}
          options={sheets.map(({ name }, at) => ({ value: String(at), label: name }))}
        />
      )}
      {!reading.namesUnits && !reading.problem && (
        <TextField
          name="every-unit"
          label={t('everyUnit')}
          hint={t('everyUnitHint')}
          value={reading.everyUnit}
          onChange={(event) => state.choose({ everyUnit: event.currentTarget.value })}
        />
      )}
    </div>
  );
}
