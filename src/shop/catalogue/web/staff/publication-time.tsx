import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '#basics/dates.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useFocusKept } from '#ui/use-focus-kept.ts';

type PublicationTimeProps = {
  /** The instant that was chosen; null where none was. */
  readonly publishAt: string | null;
  /** Whether there is something to publish. */
  readonly isPending: boolean;
  /** As it is typed, in Paris. */
  readonly at: string;
  readonly problem: string | undefined;
  readonly onAt: (at: string) => void;
  readonly onSchedule: () => void;
  readonly onCancel: () => void;
};

/** When the draft appears by itself: chosen, told, and taken back. */
export function PublicationTime({ publishAt, isPending, ...props }: PublicationTimeProps) {
  const t = useTranslations('catalogue.staffProducts.publication');
  const language = useLocale();
  const kept = useFocusKept();
  return (
    <div {...kept} className="empty:hidden">
      {publishAt && (
        <div className="grid gap-2">
          <p>{t('willAppear', { at: formatMoment(new Date(publishAt), language) })}</p>
          <Button kind="secondary" size="small" onClick={props.onCancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {!publishAt && isPending && (
        <details>
          <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('later')}
          </summary>
          <div className="grid gap-3 pt-2">
            <TextField
              id="product-publishAt"
              name="publishAt"
              type="datetime-local"
              label={t('at')}
              value={props.at}
              error={props.problem}
              onChange={(event) => props.onAt(event.currentTarget.value)}
            />
            <Button kind="secondary" size="small" onClick={props.onSchedule}>
              {t('schedule')}
            </Button>
          </div>
        </details>
      )}
    </div>
  );
}
