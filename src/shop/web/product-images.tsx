import { classNames } from '#ui/class-names.ts';
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
      <img
        src={first.path}
        alt={first.alt}
        width={first.width}
        height={first.height}
        fetchPriority="high"
        className={classNames(ground, 'max-h-[70dvh]')}
      />
      {others.length > 0 && (
        <div className="grid grid-cols-2 gap-3">
          {others.map(({ path, alt, width, height }) => (
            <img
              key={path}
              src={path}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              className={ground}
            />
          ))}
        </div>
      )}
    </div>
  );
}
