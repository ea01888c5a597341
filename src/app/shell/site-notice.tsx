import { Megaphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

type SiteNoticeProps = {
  readonly notice: {
    readonly text: string;
    /** Milliseconds since 1970, as `until`. */
    readonly from: number;
    readonly until: number;
    /** By the server’s clock. */
    readonly isDue: boolean;
  };
};

/** More than a timer can count; whoever keeps a page open for that long finds it on the next one. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** What staff announce on every page; it comes and goes at its hour on pages that stay open. */
export function SiteNotice({ notice }: SiteNoticeProps) {
  const t = useTranslations('shell');
  const { text, from, until } = notice;
  const [isDue, setDue] = useState(notice.isDue);
  useEffect(() => {
    const timers = [[from, true] as const, [until, false] as const].flatMap(
      ([instant, becomes]) => {
        const wait = instant - Date.now();
        return wait > 0 && wait < LONGEST_WAIT_MS ? [setTimeout(() => setDue(becomes), wait)] : [];
      },
    );
    return () => timers.forEach(clearTimeout);
  }, [from, until]);
  return (
    <div role="status">
      {isDue && (
        <section
          aria-label={t('notice')}
          className="border-b border-line bg-warning-tint text-ink print:hidden"
        >
          <p className="mx-auto flex max-w-6xl items-start gap-3 px-5 py-3 sm:px-8">
            <Megaphone aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
            <span>{text}</span>
          </p>
        </section>
      )}
    </div>
  );
}
