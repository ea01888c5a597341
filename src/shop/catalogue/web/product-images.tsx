import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/picture.tsx';
import { TINT_CLASSES } from '#ui/tint.ts';
import type { ProductDetail } from '../contract.ts';

type Props = Pick<ProductDetail, 'images' | 'theme'>;

/** The product's pictures on its colour: the first large, the others below it. */
export function ProductImages({ images, theme }: Props) {
  const [first, ...others] = images;
  if (!first) return null;
  const ground = classNames(
    'h-auto w-full rounded-xl object-contain',
    theme ? TINT_CLASSES[theme].fill : 'bg-sunken',
  );
  return (
    <div className="grid content-start gap-3">
      <Picture
        picture={first}
        alt={first.alt}
        sizes="(min-width: 64rem) 40rem, 100vw"
        fetchPriority="high"
        className={classNames(ground, 'max-h-[70dvh]')}
      />
      {others.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {others.map((image) => (
            <Picture
              key={image.path}
              picture={image}
              alt={image.alt}
              sizes="(min-width: 64rem) 20rem, 50vw"
              loading="lazy"
              className={ground}
            />
          ))}
        </div>
      )}
    </div>
  );
}
