import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { ContactAside } from './contact-aside.tsx';
import { ContactHint } from './contact-hint.tsx';
import { ContactSection } from './contact-section.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('quotes.contact') };
}

/** Also reached with what is known already: `/contact?offer=saas&employees=60&message=…`. */
export default function ContactPage() {
  const t = useTranslations('quotes.contact');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Container className="pb-8">
        <PageTitle eyebrow={t('hero.eyebrow')} title={t('hero.title')} intro={t('hero.intro')} />
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
          <ContactHint className="lg:col-start-2" />
          <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <ContactSection />
          </div>
          <ContactAside />
        </div>
      </Container>
    </>
  );
}
