import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Failure } from '#company/web/failure.tsx';
import { useSpace } from '#company/web/space-context.ts';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { GiftMeter } from '../contract.ts';
import { GiftActs } from './gift-acts.tsx';
import { GiftPreview } from './gift-preview.tsx';
import { MeterFacts } from './meter-facts.tsx';
import { MeterFilterBar } from './meter-filter-bar.tsx';
import { MeterTable } from './meter-table.tsx';
import { SheetButtons } from './sheet-buttons.tsx';
import { type MeterFilter, useGiftYears, useMeter, useMeterFilter } from './use-gifts.ts';
import { WaitingBoxesList } from './waiting-boxes.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return { messages: page.messages('gifts.meter', 'gifts.events'), today: page.today };
}

/** What employees received in a calendar year, against what URSSAF tolerates. */
export default function MeterPage() {
  const t = useTranslations('gifts.meter');
  const { today } = useLoaderData<typeof loader>();
  const { id: companyId } = useSpace();
  const [filter, change] = useMeterFilter(Number(today.slice(0, 4)));
  const meter = useMeter(companyId, filter.year);
  return (
    <>
      <PageHead title={t('title')} />
      <PageTitle size="small" title={t('title')} intro={t('intro')}>
        {meter.data?.mayWrite && (
          <>
            <ButtonLink to="/dashboard/boxes/gifts/give">{t('give')}</ButtonLink>
            <ButtonLink to="/dashboard/boxes/gifts/import" kind="secondary">
              {t('import')}
            </ButtonLink>
          </>
        )}
      </PageTitle>
      <SelectField
        name="year"
        label={t('year')}
        className="mb-6 max-w-40"
        value={String(filter.year)}
        onChange={(event) => change({ year: event.currentTarget.value })}
        options={yearsAround(today, filter.year).map((year) => ({ value: year, label: year }))}
      />
      {meter.error && <Failure error={meter.error} onRetry={() => void meter.refetch()} />}
      {!meter.data && !meter.error && <Loading text={t('loading')} />}
      {meter.data && <Meter meter={meter.data} filter={filter} today={today} change={change} />}
    </>
  );
}

/** The next one, for what is planned, and the three that a control looks at. */
function yearsAround(today: string, shown: number): string[] {
  const year = Number(today.slice(0, 4));
  const years = [year + 1, year, year - 1, year - 2, year - 3];
  return [...new Set([...years, shown])].toSorted((a, b) => b - a).map(String);
}

type MeterProps = {
  readonly meter: GiftMeter;
  readonly filter: MeterFilter;
  readonly today: string;
  readonly change: (changed: Readonly<Record<string, string>>) => void;
};

function Meter({ meter, filter, today, change }: MeterProps) {
  const t = useTranslations('gifts.meter');
  const { id: companyId } = useSpace();
  const years = useGiftYears(companyId, filter);
  const isThisYear = filter.year === Number(today.slice(0, 4));
  return (
    <div className="grid gap-10">
      <MeterFacts meter={meter} year={filter.year} />
      {meter.waiting.length > 0 && (
        <WaitingBoxesList waiting={meter.waiting} mayWrite={meter.mayWrite} />
      )}
      <section aria-labelledby="employees-title" className="grid gap-5">
        <h2 id="employees-title" className="text-2xl">
          {t('employees')}
        </h2>
        <MeterFilterBar filter={filter} sites={meter.sites} onChange={change} />
        {years.error && <Failure error={years.error} onRetry={() => void years.refetch()} />}
        {years.data && (
          <MeterTable
            years={years.data}
            filter={filter}
            mayWrite={meter.mayWrite}
            onPage={(page) => change({ page: String(page) })}
          />
        )}
      </section>
      {isThisYear && meter.people > 0 && <GiftPreview companyId={companyId} />}
      <SheetButtons companyId={companyId} year={filter.year} />
      <GiftActs companyId={companyId} mayWrite={meter.mayWrite} />
    </div>
  );
}
