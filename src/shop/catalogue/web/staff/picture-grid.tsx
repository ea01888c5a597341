import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Medium } from '../../contract.ts';
import {
  foundMedia,
  isUndescribed,
  MEDIA_FILTERS,
  type MediaFilter,
} from '../../rules/listed-media.ts';
import { MediaFilters } from './media-filters.tsx';

type Props = {
  readonly media: readonly Medium[];
  readonly onChoose: (medium: Medium) => void;
};

/** Pictures to look through and to choose from. */
export function PictureGrid({ media, onChoose }: Props) {
  const t = useTranslations('catalogue.staffMedia');
  const [wish, setWish] = useState<{ search: string; filter: MediaFilter }>({
    search: '',
    filter: '',
  });
  const found = foundMedia(media, wish);
  return (
    <div className="grid grid-cols-1 gap-5">
      <MediaFilters wish={wish} onChange={setWish} filters={MEDIA_FILTERS} count={found.length} />
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-5">
        {found.map((medium) => (
          <li key={medium.id} className="min-w-0">
            <button
              type="button"
              className="flex h-full w-full cursor-pointer flex-col overflow-hidden rounded-lg border border-line bg-surface text-left hover:border-line-strong"
              onClick={() => onChoose(medium)}
            >
              {medium.thumbnail && (
                <Picture
                  picture={medium.thumbnail}
                  alt=""
                  sizes="12rem"
                  loading="lazy"
                  className="aspect-square w-full bg-sunken object-contain"
                />
              )}
              <span className="grid grid-cols-1 gap-1.5 p-3">
                <span className="font-semibold wrap-anywhere">{medium.name}</span>
                <span className="text-sm text-ink-soft">
                  {t('uses', { count: medium.uses.length })}
                </span>
                {isUndescribed(medium) && (
                  <span>
                    <Badge tone="warning">{t('undescribed')}</Badge>
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
