import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { TINT_CLASSES, type Tint } from './tint.ts';

export type BadgeProps = {
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info' | Tint | undefined;
  icon?: ReactNode;
  /** In a line of a list. */
  isSmall?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** One or two words on the state or kind of a thing; the words say it, the colour only helps. */
export function Badge({ tone = 'neutral', icon, isSmall, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full text-sm leading-snug font-semibold',
        isSmall ? 'px-2.5 py-0.5 whitespace-nowrap' : 'px-3 py-1',
        'forced-colors:border',
        lookOf(tone),
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

function lookOf(tone: NonNullable<BadgeProps['tone']>): string {
  if (tone in TINT_CLASSES) {
    const { fill, text } = TINT_CLASSES[tone as Tint];
    return `${fill} ${text}`;
  }
  return TONES[tone as keyof typeof TONES];
}

const TONES = {
  neutral: 'bg-sunken text-ink-soft',
  primary: 'bg-primary-tint text-primary',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
  info: 'bg-info-tint text-info',
};
