import type { LoaderFunctionArgs } from 'react-router';
import { MethodSection } from '#listening/web/method-section.tsx';
import { pageContext } from '#platform/page-context.ts';
import SaasPage, { SAAS_TEXTS } from '#site/web/saas-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages(...SAAS_TEXTS, 'listening.method') };
}

/** The listening app: what it offers, from one room, and its method, from another. */
export default function AppPage() {
  return (
    <>
      <SaasPage />
      <MethodSection />
    </>
  );
}
