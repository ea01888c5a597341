import { classNames } from './class-names.ts';

/** The name with its mark; `name` is the product's. */
export function Logo({
  name = 'Prévenance',
  className,
}: {
  name?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5 text-ink', className)}>
      <LogoMark className="size-9 shrink-0" />
      <span className="font-title text-2xl leading-none font-medium tracking-[-0.02em]">
        {name}
      </span>
    </span>
  );
}

/** An open box whose flaps are two leaves: what is offered, and what is heard. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" fill="none" className={className}>
      <path d="M10 24h28v17a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3z" className="fill-primary" />
    </svg>
  );
}
