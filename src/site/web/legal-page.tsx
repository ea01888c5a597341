import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { partsOf } from '../rules/page-text.ts';
import { Blocks, LegalValuesProvider, Words } from './page-text.tsx';
import type { LegalPageText } from './read-legal-text.ts';

type LegalPageProps = {
  readonly text: LegalPageText;
  readonly updated: string;
  readonly contentsLabel: string;
  readonly notice?: ReactNode;
  readonly isNumbered?: boolean;
  /** What stands below a part at full width, by its id: a table, a list of facts. */
  readonly after?: Readonly<Partial<Record<string, ReactNode>>>;
  readonly next: ReactNode;
};

/** A text of law with its table of contents; every part has an address of its own. */
export function LegalPage(props: LegalPageProps) {
  const { text, updated, contentsLabel, notice, isNumbered = false, after = {}, next } = props;
  const { title, intro = '', body = '' } = text.fields;
  const sections = partsOf(body).map((part, index) => ({
    ...part,
    title: isNumbered ? `${index + 1}. ${part.title}` : part.title,
  }));
  return (
    <LegalValuesProvider values={text.values}>
      <Container className="pb-8">
        <PageTitle title={title} intro={<Words text={intro} />} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <nav aria-label={contentsLabel} className="lg:sticky lg:top-24 lg:self-start">
            <p className="text-sm font-semibold">{contentsLabel}</p>
            <ol className="mt-2 flex flex-wrap gap-x-5 border-line text-sm lg:block lg:border-l">
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-9 items-center text-ink-soft underline underline-offset-4 hover:text-primary lg:pl-4 lg:no-underline lg:hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-3xl">
            {notice}
            {sections.map(({ id, title: name, blocks }) => (
              <section key={id} aria-labelledby={id} className="mt-12 first:mt-0">
                <h2 id={id} tabIndex={-1} className="text-2xl">
                  {name}
                </h2>
                <div className="prose mt-3">
                  <Blocks blocks={blocks} />
                </div>
                {after[id] && <div className="mt-6">{after[id]}</div>}
              </section>
            ))}
            <p className="mt-14 border-t border-line pt-6 text-sm text-ink-soft">{updated}</p>
            <p className="mt-6">{next}</p>
          </div>
        </div>
      </Container>
    </LegalValuesProvider>
  );
}
