import { classNames } from './class-names.ts';

/** A team opening its box. The first picture of the home page, hence fetched before the others. */
export function IllustrationHero({ className }: { className?: string | undefined }) {
  return (
    <img
      src="/illustrations/hero.svg"
      alt=""
      width={750}
      height={580}
      fetchPriority="high"
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  );
}
