import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import type { Picture as Shown } from '../../contract.ts';

/** A picture beside its name, which says what it is. */
export function Thumbnail({ picture, isSmall = false }: { picture: Shown; isSmall?: boolean }) {
  return (
    <Picture
      picture={picture}
      alt=""
      sizes="3rem"
      loading="lazy"
      className={classNames(
        'shrink-0 rounded-md bg-sunken object-contain',
        isSmall ? 'size-9' : 'size-12',
      )}
    />
  );
}
