import { DialogParts, type DialogProps } from './dialog-parts.tsx';

/** A question or a short task over the page; on phones it rises from the bottom. */
export function Dialog(props: DialogProps) {
  return <DialogParts {...props} look={LOOK} />;
}

const LOOK =
  'fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] flex-col rounded-t-xl border border-line bg-surface ' +
  'text-ink shadow-high transition-[opacity,translate] duration-250 ease-calm ' +
  'data-starting-style:translate-y-6 data-starting-style:opacity-0 ' +
  'data-ending-style:translate-y-6 data-ending-style:opacity-0 ' +
  'sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[86dvh] sm:w-auto sm:max-w-xl sm:-translate-y-1/2 sm:rounded-xl ' +
  'sm:data-starting-style:-translate-y-[calc(50%-1.5rem)] sm:data-ending-style:-translate-y-[calc(50%-1.5rem)]';
