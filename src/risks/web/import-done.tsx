import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Facts } from '#ui/facts.tsx';
import { StepTitle } from '#ui/step-title.tsx';
import { ImportAside } from './import-aside.tsx';
import type { RiskImport } from './use-risk-import.ts';

/** What came of the file, and what is left of it to bring in. */
export function ImportDone({ state }: { state: RiskImport }) {
  const t = useTranslations('risks.import');
  const { report, file } = state;
  const { sending } = state.sending;
  if (!sending) return null;
  const { added, alreadyThere, newUnits, problems } = sending;
  const sheets = file.data?.sheets.length ?? 0;
  const refused = new Set(problems.map(({ line }) => line));
  const facts = { added, newUnits, ...(alreadyThere > 0 && { alreadyThere }) };
  return (
    <>
      <Card as="section">
        <StepTitle as="h3">{t('done.title')}</StepTitle>
        <div className="mt-5" role="status">
          <Facts
            facts={Object.entries(facts).map(([name, count]) => ({
              label: t(`done.${name as keyof typeof facts}`, { count }),
              value: count,
            }))}
          />
        </div>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/dashboard/risks">{t('done.toDocument')}</ButtonLink>
          {sheets > 1 && (
            <Button
              kind="secondary"
              onClick={() => state.chooseSheet((state.reading.sheetAt + 1) % sheets)}
            >
              {t('done.anotherSheet')}
            </Button>
          )}
          <Button kind="secondary" onClick={state.startAgain}>
            {t('done.another')}
          </Button>
        </p>
      </Card>
      {refused.size > 0 && (
        <ImportAside
          state={state}
          rows={sending.rows.filter(({ line }) => refused.has(line))}
          problems={problems}
          title={t('aside.refused', { count: refused.size })}
        />
      )}
      {report.aside.length > 0 && (
        <ImportAside
          state={state}
          rows={report.aside}
          problems={report.problems}
          title={t('aside.title', { count: report.aside.length })}
        />
      )}
    </>
  );
}
