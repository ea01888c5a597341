import { classNames } from './class-names.ts';

export type LogoProps = {
  name?: string | undefined;
  className?: string | undefined;
  /** Inside an `@container`: only the mark where the name has no room. */
  isFlexible?: boolean | undefined;
};

/** The mark and the name; where the name is not wanted, use `LogoMark` and name the link. */
export function Logo({ name = 'Prévenance', className, isFlexible = false }: LogoProps) {
  return (
    <span className={classNames('inline-flex items-center gap-2 text-ink', className)}>
      <LogoMark className={isFlexible ? 'size-[36px] shrink-0' : 'size-9 shrink-0'} />
      <span
        className={classNames(
          'font-title text-[1.625rem] leading-none font-medium tracking-[-0.025em]',
          isFlexible && 'hidden @min-[10rem]:inline lg:inline',
        )}
      >
        {name}
      </span>
    </span>
  );
}

/** A box that is also a word spoken; its open flaps are two leaves. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 48 48" className={className}>
      <path d="M24 25C13 26 6 20 4 9C15 8 22 14 24 25Z" className="fill-wellness" />
      <path d="M24 25C24 14 31 5 44 4C44 17 37 25 24 25Z" className="fill-accent" />
      <path d="M9 25H39V37Q39 41 35 41H22L15 47V41H13Q9 41 9 37Z" className="fill-primary" />
    </svg>
  );
}
