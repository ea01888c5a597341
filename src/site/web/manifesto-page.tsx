import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PROSE_TAGS } from './prose-tags.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('site.manifesto') };
}

const SECTIONS = ['listening', 'number', 'silence', 'gift', 'places', 'promises'] as const;

/** One text, to be read from its first line to its last. */
export default function ManifestoPage() {
  const t = useTranslations('site.manifesto');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <Container width="narrow" className="pt-12 pb-20 sm:pt-20">
        <article>
          <p className="mb-3 font-title text-lg text-accent italic">{t('hero.eyebrow')}</p>
          <h1 className="text-5xl">{t('hero.title')}</h1>
          <div className="prose mt-10 font-title text-xl">{t.rich('opening', PROSE_TAGS)}</div>
          <div className="prose mt-4 text-lg">
            {SECTIONS.map((name) => (
              <section key={name} className="prose">
                <h2>{t(`sections.${name}.title`)}</h2>
                {t.rich(`sections.${name}.body`, PROSE_TAGS)}
              </section>
            ))}
          </div>
          <div className="prose mt-14 border-t border-line pt-10 font-title text-xl">
            {t.rich('closing', PROSE_TAGS)}
            <p className="text-accent italic">{t('signature')}</p>
          </div>
        </article>
        <p className="mt-10">
          <ButtonLink to="/saas">{t('next')}</ButtonLink>
        </p>
      </Container>
    </>
  );
}
