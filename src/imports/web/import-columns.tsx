import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { StepTitle } from '#ui/step-title.tsx';
import { ColumnChoices } from './column-choices.tsx';
import type { ListFile } from './use-list-file.ts';

type ImportColumnsProps<Column extends string, Fault extends string> = {
  readonly file: ListFile | undefined;
  readonly columns: {
    readonly headings: readonly string[];
    readonly headingAt: number | undefined;
    readonly mapping: readonly (Column | undefined)[];
    readonly problem: Fault | undefined;
    readonly choose: (at: number, kind: Column | undefined) => void;
  };
  /** What a column may hold. */
  readonly kinds: readonly Column[];
  readonly labelOf: (kind: Column) => string;
  readonly wordsOf: (problem: Fault) => string;
  readonly onOtherFile: () => void;
};

/** The step at which somebody says what the columns hold; needs the texts `company.import.columns`. */
export function ImportColumns<Column extends string, Fault extends string>({
  file,
  columns,
  kinds,
  labelOf,
  wordsOf,
  onOtherFile,
}: ImportColumnsProps<Column, Fault>) {
  const t = useTranslations('company.import.columns');
  const { problem, choose, ...read } = columns;
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <StepTitle>{t('title')}</StepTitle>
        <Button kind="quiet" size="small" onClick={onOtherFile}>
          {t('otherFile')}
        </Button>
      </div>
      <p className="mt-1 break-all text-ink-soft">{file?.name}</p>
      {problem && (
        <Notice kind="warning" isLive className="mt-4">
          <p>{wordsOf(problem)}</p>
        </Notice>
      )}
      <ColumnChoices
        {...read}
        sheet={file?.sheet ?? []}
        kinds={kinds}
        labelOf={labelOf}
        onChoose={choose}
      />
    </Card>
  );
}
