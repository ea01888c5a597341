import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonLook } from './button-look.ts';

export type ButtonLinkProps = Omit<LinkProps, 'className'> &
  ButtonLook & { icon?: ReactNode; className?: string | undefined };

/** A link that looks like a button; the next page is fetched as soon as it is aimed at. */
export function ButtonLink({
  kind,
  size,
  icon,
  className,
  children,
  prefetch = 'intent',
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} prefetch={prefetch} className={buttonLook({ kind, size }, className)}>
      {icon}
      {children}
    </Link>
  );
}
