import { classNames } from './class-names.ts';

/** A parcel before the globe it will travel: decoration. */
export function IllustrationAbroad({ className }: { className?: string | undefined }) {
  return (
    <img
      src="/illustrations/abroad.svg"
      alt=""
      width={500}
      height={420}
      fetchPriority="low"
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  );
}
