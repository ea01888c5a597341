import { classNames } from './class-names.ts';

/** Three answers on a phone, and a lock: decoration. */
export function IllustrationListening({ className }: { className?: string | undefined }) {
  return (
    <img
      src="/illustrations/listening.svg"
      alt=""
      width={500}
      height={420}
      fetchPriority="low"
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  );
}
