import { CheckCircle2, Circle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import type { FollowUp } from '../contract.ts';

type FollowUpItemProps = {
  readonly followUp: FollowUp;
  /** What can be said of its effect, by who reads the results. */
  readonly effect?: ReactNode;
  readonly onMark?: ((actionId: string, isDone: boolean) => void) | undefined;
  readonly children?: ReactNode;
};

/** What was heard, what is done and what came of it. */
export function FollowUpItem({ followUp, effect, onMark, children }: FollowUpItemProps) {
  const t = useTranslations('listening.followUp');
  const language = useLocale();
  const { heard, publishedOn, actions, placeName } = followUp;
  return (
    <li className="border-t border-line py-4 first:border-0 first:pt-0">
      <p className="text-sm text-ink-soft">
        {t('on', { day: formatDay(publishedOn, language), place: placeName ?? t('whole') })}
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line">{heard}</p>
      <ul className="mt-3 grid gap-1.5">
        {actions.map((action) => (
          <Action key={action.id} action={action} onMark={onMark} />
        ))}
      </ul>
      {effect && <p className="mt-3 font-semibold">{effect}</p>}
      {children}
    </li>
  );
}

type ActionProps = {
  readonly action: FollowUp['actions'][number];
  readonly onMark: FollowUpItemProps['onMark'];
};

function Action({ action, onMark }: ActionProps) {
  const t = useTranslations('listening.followUp');
  const language = useLocale();
  const { id, what, dueOn, doneOn } = action;
  const Icon = doneOn ? CheckCircle2 : Circle;
  const icon = (
    <Icon aria-hidden className={`size-5.5 ${doneOn ? 'text-success' : 'text-line-strong'}`} />
  );
  const state = doneOn
    ? t('doneOn', { day: formatDay(doneOn, language) })
    : dueOn && t('dueOn', { day: formatDay(dueOn, language) });
  return (
    <li className="flex items-start gap-2">
      {onMark ? (
        <button
          type="button"
          aria-label={t(doneOn ? 'markOpen' : 'markDone', { what })}
          onClick={() => onMark(id, !doneOn)}
          className="-my-2.5 -ml-2.5 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
        >
          {icon}
        </button>
      ) : (
        <span className="shrink-0">{icon}</span>
      )}
      <span>
        {what}
        {state && <span className="block text-sm text-ink-soft">{state}</span>}
      </span>
    </li>
  );
}
