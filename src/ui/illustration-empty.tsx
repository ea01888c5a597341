import { classNames } from './class-names.ts';

/** A basket with nothing in it yet: decoration. */
export function IllustrationEmpty({ className }: { className?: string | undefined }) {
  return (
    <img
      src="/illustrations/empty.svg"
      alt=""
      width={500}
      height={420}
      fetchPriority="low"
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  );
}
