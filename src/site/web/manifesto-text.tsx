import { useTranslations } from 'use-intl';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import type { PageText } from '../contract.ts';
import { partsOf } from '../rules/page-text.ts';
import { Blocks, LegalValuesProvider, Prose, Words } from './page-text.tsx';

/** One text, to be read from its first line to its last. */
export function ManifestoText({ text }: { text: PageText }) {
  const t = useTranslations('site.manifesto');
  const { title = '', opening = '', body = '', closing = '', signature = '' } = text.fields;
  return (
    <LegalValuesProvider values={text.values}>
      <Container width="narrow" className="pt-12 pb-20 sm:pt-20">
        <article>
          <p className="mb-3 font-title text-lg text-accent italic">{t('eyebrow')}</p>
          <h1 className="text-5xl">
            <Words text={title} />
          </h1>
          <div className="prose mt-10 font-title text-xl">
            <Prose text={opening} />
          </div>
          <div className="prose mt-4 text-lg">
            {partsOf(body).map((part) => (
              <section key={part.id} className="prose">
                <h2 id={part.id}>{part.title}</h2>
                <Blocks blocks={part.blocks} />
              </section>
            ))}
          </div>
          <div className="prose mt-14 border-t border-line pt-10 font-title text-xl">
            <Prose text={closing} />
            <p className="text-accent italic">
              <Words text={signature} />
            </p>
          </div>
        </article>
        <p className="mt-10">
          <ButtonLink to="/saas">{t('next')}</ButtonLink>
        </p>
      </Container>
    </LegalValuesProvider>
  );
}
