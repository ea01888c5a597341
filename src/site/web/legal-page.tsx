import type { ReactNode } from 'react';
import { Container } from '#ui/container.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export type LegalSection = {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** What stands below the text at full width: a table, a list of facts. */
  readonly after?: ReactNode;
};

type LegalPageProps = {
  readonly title: string;
  readonly intro: string;
  readonly updated: string;
  readonly contentsLabel: string;
  readonly notice?: ReactNode;
  readonly sections: readonly LegalSection[];
  readonly next: ReactNode;
};

/** A text of law with its table of contents; every part has an address of its own. */
export function LegalPage(props: LegalPageProps) {
  const { title, intro, updated, contentsLabel, notice, sections, next } = props;
  return (
    <Container className="pb-8">
      <PageTitle title={title} intro={intro} />
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
          {sections.map(({ id, title: name, body, after }) => (
            <section key={id} aria-labelledby={id} className="mt-12 first:mt-0">
              <h2 id={id} tabIndex={-1} className="text-2xl">
                {name}
              </h2>
              <div className="prose mt-3">{body}</div>
              {after && <div className="mt-6">{after}</div>}
            </section>
          ))}
          <p className="mt-14 border-t border-line pt-6 text-sm text-ink-soft">{updated}</p>
          <p className="mt-6">{next}</p>
        </div>
      </div>
    </Container>
  );
}
