import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { readPageText } from '../contract.ts';
import { LegalPage } from './legal-page.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages('site.legalPage'),
    text: await page.call(readPageText, { page: 'privacy' }),
  };
}

export default function PrivacyPage() {
  const { text } = useLoaderData<typeof loader>();
  const { title = '', description = '' } = text.fields;
  return (
    <>
      <PageHead title={title} description={description} />
      <LegalPage page="privacy" text={text} />
    </>
  );
}
