import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProgressSteps } from '#ui/progress-steps.tsx';
import { type FileReading, type FileWords, ImportFileField } from './import-file-field.tsx';

/** What these screens say; each list adds its own. */
export const IMPORT_TEXTS = 'imports.list';

export type ImportStep = 'file' | 'lines' | 'check' | 'done';

type ImportWizardProps<Step extends ImportStep> = {
  readonly steps: readonly Step[];
  readonly step: Step;
  readonly file: FileReading;
  readonly words?: FileWords;
  /** The screen of the step, once there is a file. */
  readonly children: ReactNode;
};

/** A list from elsewhere comes in: its file is chosen and understood, its lines corrected, looked at, taken. */
export function ImportWizard<Step extends ImportStep>(props: ImportWizardProps<Step>) {
  const t = useTranslations('imports.list.steps');
  const { steps, step, file, words, children } = props;
  return (
    <>
      <ProgressSteps
        label={t('label')}
        steps={steps.map((name: ImportStep) => t(name))}
        current={steps.indexOf(step)}
      />
      {step === 'file' ? <ImportFileField file={file} words={words} /> : children}
    </>
  );
}
