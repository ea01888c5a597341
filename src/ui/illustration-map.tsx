import { classNames } from './class-names.ts';

/** France and where things come from; no pin claims an address: decoration. */
export function IllustrationMap({ className }: { className?: string | undefined }) {
  return (
    <img
      src="/illustrations/map.svg"
      alt=""
      width={500}
      height={420}
      loading="lazy"
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  );
}
