import type { UseMutationResult } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import type { OutputOf } from '#basics/contract.ts';
import { formatDay } from '#basics/dates.ts';
import { isRefusal } from '#basics/refusal.ts';
import { Button } from '#ui/button.tsx';
import type { OpenDuerpLink } from '../contract.ts';
import { isAlteredVersion } from './use-download.tsx';

export type ReadableVersion = OutputOf<OpenDuerpLink>['versions'][number];

type ReadableVersionsProps = {
  readonly versions: readonly ReadableVersion[];
  /** What is said where there is none. */
  readonly none: string;
  readonly print: UseMutationResult<void, Error, ReadableVersion>;
};

/** Issued versions, each with its PDF. */
export function ReadableVersions({ versions, none, print }: ReadableVersionsProps) {
  const t = useTranslations('risks.own');
  const language = useLocale();
  if (versions.length === 0) return <p className="text-ink-soft">{none}</p>;
  const isTooMany = isRefusal(print.error, 'too-many-requests');
  return (
    <>
      <ul className="mt-2 grid gap-2">
        {versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {t('version', {
                number: version.number,
                day: formatDay(version.issuedOn, language),
              })}
              {version.supersededOn && (
                <span className="block text-sm text-ink-soft">
                  {t('until', { day: formatDay(version.supersededOn, language) })}
                </span>
              )}
            </span>
            <Button
              kind="secondary"
              size="small"
              aria-label={t('read', { number: version.number })}
              isBusy={print.isPending && print.variables.id === version.id}
              onClick={() => print.mutate(version)}
            >
              {t('pdf')}
            </Button>
          </li>
        ))}
      </ul>
      {print.isError && (
        <p role="alert" className="mt-2 text-danger">
          {t(isAlteredVersion(print.error) ? 'altered' : isTooMany ? 'tooMany' : 'notPrinted')}
        </p>
      )}
    </>
  );
}
