import { Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { LogoMark } from '#ui/logo.tsx';
import type { PageText } from '../contract.ts';
import { partsOf, type TextPart } from '../rules/page-text.ts';
import { Blocks, LegalValuesProvider, Prose, Words } from './page-text.tsx';

/** One text, to be read from its first line to its last, on a screen or on paper. */
export function ManifestoText({ text }: { text: PageText }) {
  const t = useTranslations('site.manifesto');
  const { title = '', opening = '', body = '', closing = '', signature = '' } = text.fields;
  return (
    <LegalValuesProvider values={text.values}>
      <article>
        <header data-tone="pine" className="bg-paper text-ink">
          <Container className="py-16 sm:py-24 print:py-0">
            <p className="mb-4 font-title text-lg text-accent italic">{t('eyebrow')}</p>
            <h1 className="text-5xl tracking-[-0.02em] sm:text-[clamp(4rem,9vw,7.5rem)] sm:leading-none">
              <Words text={title} />
            </h1>
            <div className={OPENING}>
              <Prose text={opening} />
            </div>
          </Container>
        </header>
        <Container className="py-16 sm:py-24 print:py-6">
          <div className="grid gap-y-14 sm:gap-y-20 print:gap-y-6">
            {partsOf(body).map((part, index) => (
              <Belief key={part.id} part={part} number={index + 1} />
            ))}
          </div>
          <footer className="mx-auto mt-20 max-w-2xl text-center sm:mt-28 print:mt-8 print:break-inside-avoid">
            <LogoMark className="mx-auto size-14 print:size-8" />
            <div className="mt-6 font-title text-2xl leading-snug text-balance">
              <Prose text={closing} />
            </div>
            <p className="mt-5 font-title text-xl text-accent italic">
              <Words text={signature} />
            </p>
          </footer>
          <p data-print="hidden" className="mt-14 flex flex-wrap justify-center gap-3">
            <ButtonLink to="/saas" size="large">
              {t('next')}
            </ButtonLink>
            <ButtonLink to="/box" size="large" kind="secondary">
              {t('boxes')}
            </ButtonLink>
            <Button
              size="large"
              kind="quiet"
              icon={<Printer aria-hidden className="size-5" />}
              onClick={() => window.print()}
            >
              {t('print')}
            </Button>
          </p>
        </Container>
      </article>
    </LegalValuesProvider>
  );
}

/** Its number stands in the margin where there is one. */
function Belief({ part, number }: { part: TextPart; number: number }) {
  return (
    <section
      aria-labelledby={part.id}
      className="grid gap-x-12 gap-y-5 border-t border-line pt-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] print:break-inside-avoid print:pt-3"
    >
      <div className="flex items-baseline gap-4 lg:sticky lg:top-24 lg:self-start">
        <span aria-hidden className="font-title text-2xl text-accent italic tabular-nums">
          {number}
        </span>
        <h2 id={part.id} tabIndex={-1} className="scroll-mt-24 text-3xl outline-none">
          {part.title}
        </h2>
      </div>
      <div className={BELIEF}>
        <Blocks blocks={part.blocks} />
      </div>
    </section>
  );
}

const OPENING =
  'mt-10 max-w-4xl space-y-[1em] font-title text-2xl leading-snug text-ink-soft sm:mt-14 ' +
  '[&>p:first-child]:text-ink [&>p:first-child]:first-letter:float-left ' +
  '[&>p:first-child]:first-letter:mt-[0.06em] [&>p:first-child]:first-letter:mr-[0.05em] ' +
  '[&>p:first-child]:first-letter:text-[3.35em] [&>p:first-child]:first-letter:leading-[0.8] ' +
  '[&>p:first-child]:first-letter:text-accent';

/** A belief opens with a sentence in the voice of the title; a list is a list of vows. */
const BELIEF =
  'max-w-2xl space-y-[0.9em] font-title text-xl leading-relaxed text-ink-soft ' +
  '[&>p:first-child]:text-2xl [&>p:first-child]:leading-snug [&>p:first-child]:text-ink ' +
  '[&>ul]:divide-y [&>ul]:divide-line [&>ul]:border-y [&>ul]:border-line [&>ul]:text-ink ' +
  '[&_li]:py-3.5 print:[&_li]:py-1.5';
