import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#basics/dates.ts';
import { formatMoney } from '#basics/money.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FormValues } from '#ui/use-schema-form.ts';
import type { Subscription } from '../contract.ts';
import {
  MOST_PAUSED_MONTHS,
  readChange,
  resumesOn,
  type SubscriptionAct,
} from '../rules/changes.ts';
import { monthsLater } from '../rules/months.ts';
import { monthSum } from '../rules/sums.ts';
import { CancelFields } from './cancel-fields.tsx';
import { standingOf } from './use-subscriptions.ts';

type FieldOf = (name: string) => {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
};

export type ActFieldsProps = {
  readonly subscription: Subscription;
  readonly typed: FormValues;
  readonly field: FieldOf;
};

/** What is chosen for an act, and what it comes to. */
export function ActFields({ act, ...props }: ActFieldsProps & { readonly act: SubscriptionAct }) {
  switch (act) {
    case 'headcount':
      return <HeadcountFields {...props} />;
    case 'pause':
      return <PauseFields {...props} />;
    case 'resume':
      return <ResumeWords {...props} />;
    case 'cancel':
      return <CancelFields {...props} />;
    case 'undo':
      return null;
  }
}

function HeadcountFields({ subscription, typed, field }: ActFieldsProps) {
  const t = useTranslations('subscriptions.box.dialogs.headcount');
  const standing = standingOf(subscription);
  const { today, state, nextOn } = subscription;
  const read = readChange(standing, 'headcount', typed, { today, needsReason: false });
  const headcount = read.change.next.headcount ?? 0;
  const words = useSumWords(subscription, headcount);
  const language = useLocale();
  const isKnown = state !== 'paused' || subscription.pausedFor === 'wish';
  return (
    <>
      <TextField
        {...field('headcount')}
        label={t('field')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed.headcount}
      />
      <p aria-live="polite" className="font-semibold">
        {headcount > 0 &&
          (isKnown
            ? t('sum', { day: formatDay(nextOn, language), ...words })
            : t('sumLater', words))}
      </p>
    </>
  );
}

function PauseFields({ subscription, typed, field }: ActFieldsProps) {
  const t = useTranslations('subscriptions.box.dialogs.pause');
  const language = useLocale();
  const { startsOn, nextOn } = subscription;
  return (
    <SelectField
      {...field('months')}
      label={t('field')}
      defaultValue={typed.months}
      options={Array.from({ length: MOST_PAUSED_MONTHS }, (_, index) => ({
        value: String(index + 1),
        label: t('option', {
          months: index + 1,
          day: formatDay(monthsLater(startsOn, nextOn, index + 1), language),
        }),
      }))}
    />
  );
}

function ResumeWords({ subscription }: ActFieldsProps) {
  const t = useTranslations('subscriptions.box.dialogs.resume');
  const language = useLocale();
  const words = useSumWords(subscription, subscription.headcount);
  const day = formatDay(resumesOn(standingOf(subscription), subscription.today), language);
  return <p>{t('text', { day, ...words })}</p>;
}

/** The next order for so many boxes. */
function useSumWords(subscription: Subscription, headcount: number) {
  const language = useLocale();
  const { taken, rateBasisPoints } = subscription;
  const sum = monthSum({ ...subscription, headcount }, taken + 1, rateBasisPoints);
  return { net: formatMoney(sum.netCents, language), gross: formatMoney(sum.grossCents, language) };
}
