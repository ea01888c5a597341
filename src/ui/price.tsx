import { classNames } from './class-names.ts';

export type PriceProps = {
  /** Already written for the reader's language: '39,90 €'. */
  net: string;
  gross?: string | undefined;
  netLabel: string;
  grossLabel?: string | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
  className?: string | undefined;
};

/** Both prices, before tax first: companies compare before tax, a works council pays with it. */
export function Price({
  net,
  gross,
  netLabel,
  grossLabel,
  size = 'normal',
  className,
}: PriceProps) {
  return (
    <p className={className}>
      <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
        <span className={classNames('font-title font-medium tabular-nums', SIZES[size])}>
          {net}
        </span>{' '}
        <span className="text-sm font-semibold">{netLabel}</span>
      </span>
      {gross && (
        <span className="block text-sm text-ink-soft tabular-nums">
          {gross} {grossLabel}
        </span>
      )}
    </p>
  );
}

const SIZES = { small: 'text-lg', normal: 'text-2xl', large: 'text-4xl' };
