import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { StepTitle } from '#ui/step-title.tsx';
import { ColumnChoices } from './column-choices.tsx';
import type { Sheet } from './read-import-file.ts';

type ImportColumnsProps<Column extends string, Fault extends string> = {
  readonly file: { readonly name: string; readonly sheet: Sheet } | undefined;
  /** Where it stands under a heading of its page. */
  readonly titleAs?: 'h2' | 'h3';
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
  /** What is to be said of the file as a whole. */
  readonly wholeFile?: ReactNode;
  /** What is to be said of the columns below them. */
  readonly children?: ReactNode;
};

/** The step at which somebody says what the columns hold. */
export function ImportColumns<Column extends string, Fault extends string>(
  props: ImportColumnsProps<Column, Fault>,
) {
  const t = useTranslations('imports.list.columns');
  const { file, titleAs, columns, kinds, labelOf, wordsOf, onOtherFile } = props;
  const { problem, choose, headings, headingAt, mapping } = columns;
  return (
    <Card as="section">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <StepTitle {...(titleAs && { as: titleAs })}>{t('title')}</StepTitle>
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
      {props.wholeFile}
      <ColumnChoices
        {...{ headings, headingAt, mapping }}
        sheet={file?.sheet ?? []}
        kinds={kinds}
        labelOf={labelOf}
        onChoose={choose}
      />
      {props.children}
    </Card>
  );
}
