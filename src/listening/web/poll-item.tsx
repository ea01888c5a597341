import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { MeasureBar } from '#ui/measure-bar.tsx';
import type { AskedPoll, PollResult } from '../contract.ts';

/** A question that was asked: its words, where it stands, and what is told of it. */
export function PollItem({ poll, children }: { poll: AskedPoll; children?: ReactNode }) {
  const t = useTranslations('listening.poll.asked');
  const language = useLocale();
  const days = {
    opens: formatDay(poll.opensOn, language),
    closes: formatDay(poll.closesOn, language),
    told: formatDay(poll.toldOn, language),
  };
  const isEnglish = language === 'en' && poll.wordingEn !== null;
  const choices = (isEnglish ? poll.choicesEn : null) ?? poll.choices;
  return (
    <li className="border-t border-line py-5 first:border-0 first:pt-0">
      <h3 className="text-lg wrap-anywhere">{(isEnglish && poll.wordingEn) || poll.wording}</h3>
      <p className="mt-1 text-sm text-ink-soft">{t('dates', days)}</p>
      <p className="mt-1">{t(`state.${poll.state}`, days)}</p>
      {poll.told.length === 0 && (
        <ul className="mt-2 list-disc pl-5 text-ink-soft">
          {choices.map((choice) => (
            <li key={choice} className="wrap-anywhere">
              {choice}
            </li>
          ))}
        </ul>
      )}
      {poll.told.map((told) => (
        <PollPublished key={told.placeId} told={told} choices={choices} />
      ))}
      {children}
    </li>
  );
}

function PollPublished({ told, choices }: { told: PollResult; choices: readonly string[] }) {
  const t = useTranslations('listening.poll.asked');
  const { kind, name, listed, rate, percents, margin } = told;
  return (
    <div className="mt-4 max-w-2xl">
      <table className="w-full table-fixed">
        <caption className="text-left font-semibold wrap-anywhere">
          {kind === 'company' ? t('whole') : name} · {t('listed', { count: listed })}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('column.choice')}</th>
            <th scope="col">{t('column.share')}</th>
          </tr>
        </thead>
        <tbody>
          {choices.map((choice, at) => (
            <tr key={choice}>
              <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
                {choice}
              </th>
              <td className="w-1/2 py-1.5">
                <span className="flex items-center gap-3">
                  <span className="w-14 shrink-0 text-right font-semibold tabular-nums">
                    {t('percent', { percent: percents[at] ?? 0 })}
                  </span>
                  <MeasureBar share={(percents[at] ?? 0) / 100} className="min-w-0 grow" />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1 text-sm text-ink-soft">
        {t(`rate.${rate}`)} {t('margin', { margin })}
      </p>
    </div>
  );
}
