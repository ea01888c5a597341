import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import type { LegalVersion } from '../contract.ts';
import { LEGAL_PATHS, type LegalPageName } from '../rules/legal-document.ts';

const KINDS = ['added', 'changed', 'removed'] as const;

type LegalVersionsProps = {
  readonly id: string;
  readonly page: LegalPageName;
  /** The newest first. */
  readonly versions: readonly LegalVersion[];
};

/** Every version on paper, since when it was in force, and what it changed. */
export function LegalVersions({ id, page, versions }: LegalVersionsProps) {
  const t = useTranslations('site.legalPage.versions');
  const language = useLocale();
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} tabIndex={-1} className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-3 text-ink-soft">{t('intro')}</p>
      <ol reversed className="mt-6 border-t border-line">
        {versions.map((version, at) => (
          <li key={version.number} className="border-b border-line py-4">
            <p>
              <a
                href={`${LEGAL_PATHS[page]}.pdf?version=${version.number}&lang=${language}`}
                className="font-semibold underline underline-offset-4"
              >
                {t('link', {
                  number: version.number,
                  day: formatDay(version.day, language),
                })}
              </a>
              {at === 0 && <span className="ml-3 text-sm text-ink-soft">{t('current')}</span>}
            </p>
            <Changes version={version} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Changes({ version: { number, changes } }: { version: LegalVersion }) {
  const t = useTranslations('site.legalPage.versions');
  const kinds = KINDS.map((kind) => {
    const titles = changes.filter((change) => change.kind === kind).map(({ title }) => title);
    return titles.length === 0 ? '' : t(kind, { titles: titles.join(', ') });
  });
  const text = number === 1 ? t('first') : kinds.filter((words) => words !== '').join(' ');
  return <p className="mt-1 text-sm text-ink-soft">{text}</p>;
}
