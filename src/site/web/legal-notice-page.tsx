import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { LegalNoticeText } from './legal-notice-text.tsx';
import { readLegalText } from './read-legal-text.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { isZoomAllowed } = await page.settings();
  return {
    isZoomAllowed,
    messages: page.messages('site.legalNotice'),
    text: await readLegalText(page, 'legal-notice'),
  };
}

export default function LegalNoticePage() {
  const { text, isZoomAllowed } = useLoaderData<typeof loader>();
  const { title = '', description = '' } = text.fields;
  return (
    <>
      <PageHead title={title} description={description} />
      <LegalNoticeText text={text} isZoomAllowed={isZoomAllowed} />
    </>
  );
}
