import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { leastListed } from '#listening/rules/disclosed-places.ts';
import { DEFAULT_K } from '#listening/rules/release.ts';
import { pageContext } from '#platform/page-context.ts';
import SaasPage, { SAAS_TEXTS } from '#site/web/saas-page.tsx';
import { LaterPart } from './later-part.tsx';
import { OWN_TREND_TEXTS } from './own-trend-texts.ts';
import { METHOD_TEXTS } from './saas-method-texts.ts';

const DashboardDemo = lazy(() => import('./dashboard-demo.tsx'));
const MethodPart = lazy(() => import('./saas-method-part.tsx'));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { licenceBands } = await page.settings();
  const isMethod = new URL(request.url).searchParams.get('part') === 'method';
  const messages = page.messages(...(isMethod ? METHOD_TEXTS : TEXTS));
  return { messages, isMethod, licenceBands, today: page.today };
}

const TEXTS = [
  ...SAAS_TEXTS,
  'listening.demo.badge',
  'listening.demo.nothingKept',
  'listening.demo.noScript',
  'listening.demo.places',
  'listening.demo.dashboard',
  'listening.mood.whole',
  'listening.mood.score',
  'listening.mood.climate',
  'listening.mood.climateBetween',
  'listening.mood.climateText',
  'listening.mood.noRanking',
  'listening.mood.direction',
  'listening.mood.trend',
  'listening.mood.history',
  'listening.mood.hidden',
  ...OWN_TREND_TEXTS,
  'listening.own.calendar',
  'listening.own.calendarCaption',
  'listening.own.week',
  'listening.own.weekdays',
  'listening.own.weekdayNames',
  'listening.own.noAnswer',
  'risks.demo',
  'risks.alerts.stages',
  'risks.alerts.kinds',
  'risks.alerts.facts',
  'risks.alerts.toExamine',
  'risks.alerts.settings.rate',
  'risks.alerts.settings.rateSeen',
  'risks.duerp.risk.proposal',
  'risks.duerp.risk.harmTitle',
  'risks.duerp.action.title',
  'risks.words.bands',
];

/** The listening app: what it offers, from one room, and its results, its method and its limits, from others. */
export default function AppPage() {
  const { licenceBands, isMethod, today } = useLoaderData<typeof loader>();
  const least = leastListed(DEFAULT_K);
  if (isMethod) {
    return (
      <LaterPart>
        <MethodPart least={least} />
      </LaterPart>
    );
  }
  return (
    <SaasPage
      bands={licenceBands}
      least={least}
      dashboard={
        <LaterPart>
          <DashboardDemo today={today} />
        </LaterPart>
      }
    />
  );
}
