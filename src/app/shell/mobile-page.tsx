import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { questionText } from '#listening/server/question-text.ts';
import { pageContext } from '#platform/page-context.ts';
import { MobilePage } from '#site/web/mobile-page.tsx';
import { MobileDemo } from './mobile-demo.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages('site.mobile', 'listening.checkIn'),
    question: questionText(page.today, page.language),
  };
}

/** How the app is used on a phone, from one room, and the very questions of today, from another. */
export default function MobileWithDemo() {
  const { question } = useLoaderData<typeof loader>();
  return <MobilePage demo={<MobileDemo question={question} />} />;
}
