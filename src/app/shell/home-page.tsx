import { lazy } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { leastListed } from '#listening/rules/disclosed-places.ts';
import { DEFAULT_K } from '#listening/rules/release.ts';
import { pageContext } from '#platform/page-context.ts';
import { HomePage } from '#site/web/home-page.tsx';
import { HOME_TEXTS, readHome } from '#site/web/read-home.ts';
import { LaterPart } from './later-part.tsx';
import { OWN_TREND_TEXTS } from './own-trend-texts.ts';

const CheckInDemo = lazy(() => import('#listening/web/demo/check-in-demo.tsx'));

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const home = await readHome(page);
  const messages = page.messages(
    ...HOME_TEXTS,
    'listening.checkIn',
    'listening.demo.badge',
    'listening.demo.nothingKept',
    'listening.demo.noScript',
    'listening.demo.checkIn',
    'listening.mood.score',
    'listening.mood.climate',
    'listening.mood.climateBetween',
    ...OWN_TREND_TEXTS,
  );
  // 503 although the page reads well: a page without its boxes must not be kept for later visitors.
  return data({ messages, ...home, today: page.today }, { status: home.catalogue ? 200 : 503 });
}

/** What the product is, from one room, and its check-in to try, from another. */
export default function HomePageWithDemo() {
  const { messages: _, today, ...home } = useLoaderData<typeof loader>();
  return (
    <HomePage
      {...home}
      least={leastListed(DEFAULT_K)}
      checkIn={
        <LaterPart>
          <CheckInDemo today={today} />
        </LaterPart>
      }
    />
  );
}
