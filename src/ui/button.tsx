import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonLook } from './button-look.ts';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: the button stays where the focus is, and does nothing meanwhile. */
    isBusy?: boolean | undefined;
    icon?: ReactNode;
  };

/** A button that acts; `type` is 'button' unless told 'submit'. */
export function Button({
  kind,
  size,
  isBusy = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      className={buttonLook({ kind, size }, className)}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      {isBusy ? <LoaderCircle aria-hidden className="size-[1.15em] shrink-0 animate-spin" /> : icon}
      {children}
    </button>
  );
}
