import { Link, type LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#basics/money.ts';
import { Failure } from '#company/web/failure.tsx';
import { useSpace } from '#company/web/space-context.ts';
import { CheckConflicts, CheckOutcome } from '#imports/web/check-step.tsx';
import { ImportColumns } from '#imports/web/import-columns.tsx';
import { IMPORT_TEXTS, ImportWizard } from '#imports/web/import-wizard.tsx';
import { pageContext } from '#platform/page-context.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { StepTitle } from '#ui/step-title.tsx';
import { GIFT_COLUMNS } from '../rules/gift-import.ts';
import { ImportLines, WrongGifts } from './import-lines.tsx';
import { type GiftImport, useGiftImport } from './use-gift-import.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return {
    messages: context.get(pageContext).messages('gifts.import', IMPORT_TEXTS),
  };
}

const STEPS = ['file', 'lines', 'check', 'done'] as const;

/** A list of gifts from elsewhere comes in: chosen, understood, corrected, looked at, taken. */
export default function ImportPage() {
  const t = useTranslations('gifts.import');
  const { id, can, licence } = useSpace();
  const state = useGiftImport(id);
  const step = stepOf(state);
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('intro')} />
      {can('order-boxes') && licence.state !== 'over' ? (
        <div className="grid gap-7">
          <ImportWizard steps={STEPS} step={step} file={state.file}>
            {step === 'lines' && (
              <>
                <ColumnsStep state={state} />
                {!state.columns.problem && <ImportLines state={state} />}
                <Failure error={state.check.error} />
              </>
            )}
            {step === 'check' && <CheckStep state={state} />}
            {step === 'done' && <Done state={state} />}
          </ImportWizard>
        </div>
      ) : (
        <p>{t('readOnly')}</p>
      )}
      <p className="mt-8">
        <Link to="/dashboard/boxes/gifts">{t('back')}</Link>
      </p>
    </>
  );
}

function stepOf({ file, check, run }: GiftImport): (typeof STEPS)[number] {
  if (run.isSuccess) return 'done';
  if (check.isSuccess) return 'check';
  return file.isSuccess ? 'lines' : 'file';
}

function ColumnsStep({ state }: { state: GiftImport }) {
  const t = useTranslations('gifts.import.columns');
  return (
    <ImportColumns
      file={state.file.data}
      columns={state.columns}
      kinds={GIFT_COLUMNS}
      labelOf={(column) => t(`kinds.${column}`)}
      wordsOf={(problem) => t(`problems.${problem}`)}
      onOtherFile={state.startAgain}
    />
  );
}

/** What would come of the list, before anything is written; or the lines that are for nobody. */
function CheckStep({ state }: { state: GiftImport }) {
  const t = useTranslations('gifts.import.check');
  const language = useLocale();
  const checked = state.check.data;
  if (!checked) return null;
  const { counts, problems } = checked;
  const wrong = [...new Set(problems.map(({ line }) => line))];
  if (wrong.length > 0) {
    return (
      <CheckConflicts
        title={t('conflicts', { count: wrong.length })}
        text={t('conflictsText')}
        wrong={wrong}
        check={state.check}
        lines={state.lines}
      >
        <WrongGifts state={state} problems={problems} />
      </CheckConflicts>
    );
  }
  return (
    <CheckOutcome
      title={counts.added === 0 ? t('nothing') : t('title')}
      facts={[
        { label: t('added', { count: counts.added }), value: counts.added },
        { label: t('people', { count: counts.people }), value: counts.people },
        { label: t('total'), value: formatMoney(counts.totalCents, language) },
        { label: t('known', { count: counts.known }), value: counts.known },
      ]}
      promise={t('promise')}
      failure={<Failure error={state.run.error} />}
      run={
        counts.added > 0 && (
          <Button size="large" isBusy={state.run.isPending} onClick={() => state.run.mutate()}>
            {t('run')}
          </Button>
        )
      }
      onBack={state.check.reset}
    />
  );
}

function Done({ state }: { state: GiftImport }) {
  const t = useTranslations('gifts.import.done');
  const language = useLocale();
  const counts = state.run.data;
  if (!counts) return null;
  return (
    <Card as="section">
      <StepTitle>{t('title')}</StepTitle>
      <p className="mt-2" role="status">
        {t('counts', {
          added: counts.added,
          people: counts.people,
          total: formatMoney(counts.totalCents, language),
        })}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard/boxes/gifts">{t('toMeter')}</ButtonLink>
        <Button kind="secondary" onClick={state.startAgain}>
          {t('another')}
        </Button>
      </p>
    </Card>
  );
}
