import { classNames } from './class-names.ts';

/** A signpost, a worried parcel and a snail in no hurry: decoration of a page that is not there. */
export function IllustrationLost({ className }: { className?: string | undefined }) {
  return (
    <img
      src="/illustrations/lost.svg"
      alt=""
      width={500}
      height={420}
      fetchPriority="low"
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  );
}
