import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { Container } from '#ui/container.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { PageText } from '../contract.ts';
import {
  LEGAL_PATHS,
  type LegalPageName,
  type LegalPart,
  legalDocument,
} from '../rules/legal-document.ts';
import { LegalBlocks, LegalSpans } from './legal-blocks.tsx';
import { LegalVersions } from './legal-versions.tsx';

const NEXT = {
  'legal-notice': '/politique-confidentialite',
  privacy: '/contact',
  terms: '/contact',
} as const satisfies Record<LegalPageName, string>;
const VERSIONS_ID = 'every-version';

type LegalPageProps = { readonly page: LegalPageName; readonly text: PageText };

/** A text of law with its table of contents, its paper and every version of it; each part has an address of its own. */
export function LegalPage({ page, text }: LegalPageProps) {
  const t = useTranslations('site.legalPage');
  const language = useLocale();
  const { title, intro, warning, parts } = legalDocument(text.fields, text);
  const titled = page === 'terms' ? numbered(parts) : parts;
  return (
    <Container className="pb-8">
      <PageTitle title={title} intro={<LegalSpans spans={intro} />}>
        {text.versions.length > 0 && (
          <a
            href={`${LEGAL_PATHS[page]}.pdf?lang=${language}`}
            className={buttonLook({ kind: 'secondary', size: 'small' })}
          >
            {t('download')}
          </a>
        )}
      </PageTitle>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents
          links={[
            ...titled,
            ...(text.versions.length > 0 ? [{ id: VERSIONS_ID, title: t('versions.title') }] : []),
          ]}
        />
        <div className="max-w-3xl">
          {warning !== null && (
            <Notice kind="warning" title={t('warning.title')} className="mb-10">
              <p>{warning}</p>
            </Notice>
          )}
          {titled.map((part) => (
            <section key={part.id} aria-labelledby={part.id} className="mt-12 first:mt-0">
              <h2 id={part.id} tabIndex={-1} className="text-2xl">
                {part.title}
              </h2>
              <LegalBlocks blocks={part.blocks} />
            </section>
          ))}
          <p className="mt-14 border-t border-line pt-6 text-sm text-ink-soft">
            {t('inForce', { day: formatDay(text.day, language) })}
          </p>
          <p className="mt-6">
            <ButtonLink to={NEXT[page]} kind="secondary">
              {t(`next.${page}`)}
            </ButtonLink>
          </p>
          {text.versions.length > 0 && (
            <LegalVersions id={VERSIONS_ID} page={page} versions={text.versions} />
          )}
        </div>
      </div>
    </Container>
  );
}

function numbered(parts: readonly LegalPart[]): LegalPart[] {
  return parts.map((part, index) => ({ ...part, title: `${index + 1}. ${part.title}` }));
}

function Contents({ links }: { links: readonly Pick<LegalPart, 'id' | 'title'>[] }) {
  const t = useTranslations('site.legalPage');
  return (
    <nav
      aria-label={t('contents')}
      className="lg:sticky lg:top-24 lg:max-h-[calc(100vh-8rem)] lg:self-start lg:overflow-y-auto"
    >
      <p className="text-sm font-semibold">{t('contents')}</p>
      <ol className="mt-2 flex flex-wrap gap-x-5 border-line text-sm lg:block lg:border-l">
        {links.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center text-ink-soft underline underline-offset-4 hover:text-primary lg:py-1 lg:pl-4 lg:no-underline lg:hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
