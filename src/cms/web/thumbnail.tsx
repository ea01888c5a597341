import type { Picture as Shown } from '#shop/contract.ts';
import { Picture } from '#ui/picture.tsx';

/** A picture beside its name, which says what it is. */
export function Thumbnail({ picture }: { picture: Shown }) {
  return (
    <Picture
      picture={picture}
      alt=""
      sizes="3rem"
      loading="lazy"
      className="size-12 shrink-0 rounded-md bg-sunken object-contain"
    />
  );
}
