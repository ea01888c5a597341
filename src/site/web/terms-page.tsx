import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { readLegalText } from './read-legal-text.ts';
import { TermsText } from './terms-text.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages('site.terms'),
    text: await readLegalText(page, 'terms'),
  };
}

export default function TermsPage() {
  const { text } = useLoaderData<typeof loader>();
  const { title = '', description = '' } = text.fields;
  return (
    <>
      <PageHead title={title} description={description} />
      <TermsText text={text} />
    </>
  );
}
