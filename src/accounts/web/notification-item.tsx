import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import type { NotificationWords } from '../rules/notifications.ts';

type NotificationItemProps = {
  readonly words: NotificationWords;
  /** An ISO instant. */
  readonly happenedAt: string;
  readonly isUnread: boolean;
  /** They go where it leads. */
  readonly onFollow: () => void;
};

/** One thing that is told: a link to where one sees to it. */
export function NotificationItem({ words, happenedAt, isUnread, onFollow }: NotificationItemProps) {
  const t = useTranslations('accounts.notifications');
  const language = useLocale();
  return (
    <li>
      <Link
        to={words.address}
        onClick={onFollow}
        className="-mx-3 grid grid-cols-[0.75rem_minmax(0,1fr)] gap-x-3 rounded-md px-3 py-4 text-ink no-underline hover:bg-sunken"
      >
        <span aria-hidden className="pt-2">
          {isUnread && (
            <span className="block size-2.5 rounded-full bg-accent forced-colors:bg-[Highlight]" />
          )}
        </span>
        <span className="grid gap-1">
          <span className={isUnread ? 'font-semibold' : ''}>
            {isUnread && <span className="sr-only">{`${t('unread')}. `}</span>}
            {words.title}
          </span>
          <span className="text-ink-soft">{words.text}</span>
          <time dateTime={happenedAt} className="text-sm text-ink-soft">
            {formatMoment(new Date(happenedAt), language)}
          </time>
        </span>
      </Link>
    </li>
  );
}
