import { IllustrationAbroad } from '#ui/illustration-abroad.tsx';
import { IllustrationListening } from '#ui/illustration-listening.tsx';
import { IllustrationLost } from '#ui/illustration-lost.tsx';
import { IllustrationMap } from '#ui/illustration-map.tsx';
import { IllustrationThanks } from '#ui/illustration-thanks.tsx';
import { LogoMark } from '#ui/logo.tsx';

const ITEMS = [
  'apple-juice',
  'balm',
  'biscuits',
  'candle',
  'chocolate',
  'herbal-tea',
  'honey',
  'jam',
  'lavender-sachet',
  'notebook',
  'olive-oil',
  'shampoo-bar',
  'soap',
  'tea-towel',
  'terrine',
  'toothbrush',
];

/** What is drawn. */
export function GalleryPictures() {
  return (
    <div className="space-y-12">
      <LogoMark className="size-28" />
      <div className="grid gap-8 sm:grid-cols-2">
        <IllustrationListening />
        <IllustrationMap />
        <IllustrationLost />
        <IllustrationThanks />
        <IllustrationAbroad />
      </div>
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6">
        {ITEMS.map((item) => (
          <li key={item}>
            <img
              src={`/illustrations/item-${item}.svg`}
              alt=""
              width={200}
              height={200}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
