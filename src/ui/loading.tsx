import { LoaderCircle } from 'lucide-react';

/** Work under way in part of a page, said in words. */
export function Loading({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-10 text-ink-soft">
      <LoaderCircle aria-hidden className="size-6 animate-spin text-primary" />
      {text}
    </p>
  );
}
