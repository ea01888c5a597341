import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { Card } from '#ui/card.tsx';
import type { PartnerUnderReview } from '../../contract.ts';
import type { CheckKind, CheckState } from '../../rules/partner-review.ts';

type Happened = PartnerUnderReview['history'][number];

/** Who did what, and when. */
export function PartnerHistory({ history }: { history: readonly Happened[] }) {
  const t = useTranslations('partners.staffPartners.history');
  const language = useLocale();
  const words = useHistoryWords();
  return (
    <Card as="section">
      <h2 className="text-xl">{t('title')}</h2>
      <ol className="mt-2 divide-y divide-line">
        {history.map((line) => (
          <li key={line.id} className="py-2.5 text-sm [overflow-wrap:anywhere]">
            {words(line)}
            <span className="block text-ink-soft">
              {formatMoment(new Date(line.at), language)}
              {line.by && ` · ${line.by}`}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function useHistoryWords(): (line: Happened) => string {
  const t = useTranslations('partners.staffPartners.history');
  const all = useTranslations('partners.staffPartners');
  return ({ what, about, to }) => {
    switch (what) {
      case 'moved':
        return t('moved', { state: all(`states.${to as 'in-review'}`) });
      case 'checked':
        return t('checked', {
          check: all(`checks.kinds.${about as CheckKind}`),
          state: all(`checks.states.${to as CheckState}`),
        });
      case 'evidence-judged':
        return t('evidence-judged', {
          proves: about ?? '',
          state: all(`documents.states.${to as 'accepted'}`),
        });
      case 'evidence-added':
        return t('evidence-added', { proves: about ?? '' });
      default:
        return t(what);
    }
  };
}
