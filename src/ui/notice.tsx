import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type NoticeProps = {
  kind: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** True when it appears after something the person did: it is then read aloud. */
  isLive?: boolean | undefined;
  className?: string | undefined;
};

/** Something to know, where it matters. */
export function Notice({ kind, title, children, isLive = false, className }: NoticeProps) {
  const { icon: Icon, box, text } = KINDS[kind];
  return (
    <div
      role={isLive ? (kind === 'danger' ? 'alert' : 'status') : undefined}
      className={classNames(
        'flex gap-3.5 rounded-lg p-4 pr-5 text-ink forced-colors:border',
        box,
        className,
      )}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5.5 shrink-0', text)} />
      <div className="min-w-0 grow space-y-1">
        {title && <p className={classNames('font-semibold', text)}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

const KINDS = {
  info: { icon: Info, box: 'bg-info-tint', text: 'text-info' },
  success: { icon: CircleCheck, box: 'bg-success-tint', text: 'text-success' },
  warning: { icon: TriangleAlert, box: 'bg-warning-tint', text: 'text-warning' },
  danger: { icon: CircleAlert, box: 'bg-danger-tint', text: 'text-danger' },
};
