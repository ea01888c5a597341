import { useTranslations } from 'use-intl';
import { ColumnChoices } from '#imports/web/column-choices.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { RISK_COLUMNS } from '../rules/risk-import-columns.ts';
import type { RiskImport } from './use-risk-import.ts';

/** What each column of the file holds, with its first lines beside it. */
export function ImportColumns({ state }: { state: RiskImport }) {
  const t = useTranslations('risks.import.columns');
  const { reading, file } = state;
  const names = columnNames(reading.headings, (number) => t('unnamed', { number }));
  const leftOut = names.filter((_, at) => reading.mapping[at] === undefined);
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-xl">{t('title')}</h3>
        <Button kind="quiet" size="small" onClick={state.startAgain}>
          {t('otherFile')}
        </Button>
      </div>
      <p className="mt-1 break-all text-ink-soft">{file.data?.name}</p>
      {reading.problem && (
        <div className="mt-4">
          <Notice kind="warning" isLive>
            <p>{t(`problems.${reading.problem}`)}</p>
          </Notice>
        </div>
      )}
      <WholeSheet state={state} />
      <ColumnChoices
        sheet={reading.rows}
        headingAt={reading.headingAt}
        headings={reading.headings}
        mapping={reading.mapping}
        kinds={RISK_COLUMNS}
        labelOf={(column) => t(`kinds.${column}`)}
        onChoose={state.chooseColumn}
      />
      {leftOut.length > 0 && (
        <p className="mt-4 text-ink-soft [overflow-wrap:anywhere]">
          {t('leftOut', { count: leftOut.length, names: leftOut.join(', ') })}
        </p>
      )}
    </Card>
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
