import { classNames } from './class-names.ts';

/** A team opening its box: decoration, so words and their letters come before it. */
export function IllustrationHero({ className }: { className?: string | undefined }) {
  return (
    <img
      src="/illustrations/hero.svg"
      alt=""
      width={750}
      height={580}
      fetchPriority="low"
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  );
}
