import { classNames } from './class-names.ts';

/** A closed box, its ribbon and a seal: decoration of an order that is confirmed. */
export function IllustrationThanks({ className }: { className?: string | undefined }) {
  return (
    <img
      src="/illustrations/thanks.svg"
      alt=""
      width={500}
      height={420}
      fetchPriority="low"
      decoding="async"
      className={classNames('h-auto w-full', className)}
    />
  );
}
