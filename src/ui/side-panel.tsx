import { DialogParts, type DialogProps } from './dialog-parts.tsx';

/** A longer task beside the page, such as the cart; the whole width of a phone. */
export function SidePanel(props: DialogProps) {
  return <DialogParts {...props} look={LOOK} />;
}

const LOOK =
  'fixed inset-y-0 right-0 z-40 flex w-full flex-col bg-surface text-ink shadow-high ' +
  'transition-transform duration-300 ease-calm sm:max-w-lg sm:border-l sm:border-line ' +
  'data-starting-style:translate-x-full data-ending-style:translate-x-full';
