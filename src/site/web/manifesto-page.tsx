import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { PageHead } from '#ui/page-head.tsx';
import { readPageText } from '../contract.ts';
import { ManifestoText } from './manifesto-text.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return {
    messages: page.messages('site.manifesto'),
    text: await page.call(readPageText, { page: 'manifesto' }),
  };
}

export default function ManifestoPage() {
  const t = useTranslations('site.manifesto');
  const { text } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t('title')} description={text.fields.description ?? ''} />
      <ManifestoText text={text} />
    </>
  );
}
