import type { ReactNode } from 'react';

export type IconButtonProps = {
  /** Its name; says the count too. */
  label: string;
  icon: ReactNode;
  count: number;
  isOpen: boolean;
  onClick: () => void;
};

const MOST_SHOWN = 99;

/** An icon that opens a panel, with how much waits there at its corner. */
export function IconButton({ label, icon, count, isOpen, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={label}
      className="relative flex size-[44px] shrink-0 items-center justify-center rounded-md text-ink hover:bg-primary-tint"
      onClick={onClick}
    >
      {icon}
      {count > 0 && (
        <span
          aria-hidden
          className="absolute -top-0.5 -right-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent picked"
        >
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </button>
  );
}
