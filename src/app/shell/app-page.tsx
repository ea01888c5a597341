import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { MethodSection } from '#listening/web/method-section.tsx';
import { pageContext } from '#platform/page-context.ts';
import SaasPage, { SAAS_TEXTS } from '#site/web/saas-page.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { licenceBands } = await page.settings();
  return { messages: page.messages(...SAAS_TEXTS, 'listening.method'), licenceBands };
}

/** The listening app: what it offers, from one room, and its method, from another. */
export default function AppPage() {
  const { licenceBands } = useLoaderData<typeof loader>();
  return (
    <>
      <SaasPage bands={licenceBands} />
      <MethodSection />
    </>
  );
}
