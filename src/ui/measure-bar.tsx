import { classNames } from './class-names.ts';

type MeasureBarProps = {
  /** From 0 to 1. */
  readonly share: number;
  readonly tone?: keyof typeof FILLS;
  readonly className?: string;
};

/**
 * How far along a scale; the figure stands beside it, so it is not read out. The outline of the track is
 * seen in every scheme, and in colours of the reader’s own.
 */
export function MeasureBar({ share, tone = 'primary', className }: MeasureBarProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className={classNames(TRACK_LOOK, 'h-3', className)}
    >
      <rect width={share * 100} height="10" className={FILLS[tone]} />
    </svg>
  );
}

export const TRACK_LOOK = 'overflow-hidden rounded-full border border-line-strong bg-sunken';

const FILLS = {
  primary: 'fill-primary',
  danger: 'fill-danger',
  warning: 'fill-warning',
  success: 'fill-success',
};
