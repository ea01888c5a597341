import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PrivacyText } from './privacy-text.tsx';
import { readLegalText } from './read-legal-text.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages('site.privacy', 'site.whoSees'),
    text: await readLegalText(page, 'privacy'),
  };
}

export default function PrivacyPage() {
  const { text } = useLoaderData<typeof loader>();
  const { title = '', description = '' } = text.fields;
  return (
    <>
      <PageHead title={title} description={description} />
      <PrivacyText text={text} />
    </>
  );
}
