import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatShortDay, parisDayOf } from '#basics/dates.ts';
import { pageContext } from '#platform/page-context.ts';
import { Failure } from '#staff/web/failure.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Medium } from '../../contract.ts';
import { foundMedia, type MediaFilter } from '../../rules/listed-media.ts';
import { useByteWords } from './byte-words.ts';
import { MediaFilters } from './media-filters.tsx';
import { MediumDialog } from './medium-dialog.tsx';
import { Thumbnail } from './thumbnail.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('catalogue.staffMedia', 'staff.journal') };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** Every file, documents too, with its weight and where it is used. */
export default function MediaPage() {
  const t = useTranslations('catalogue.staffMedia');
  const { data, error, refetch } = useMedia();
  const uploads = useUploads();
  if (error && !data) {
    return (
      <>
        <PageHead title={t('files.title')} />
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('files.title')} />
      <PageTitle size="small" title={t('files.title')} intro={t('files.intro')} />
      <div className="grid grid-cols-1 gap-8">
        <UploadZone uploads={uploads} />
        {data ? <Files media={data.media} /> : <Loading text={t('loading')} />}
      </div>
    </>
  );
}

function Files({ media }: { media: readonly Medium[] }) {
  const t = useTranslations('catalogue.staffMedia');
  const language = useLocale();
  const bytesOf = useByteWords();
  const [wish, setWish] = useState<{ search: string; filter: MediaFilter }>({
    search: '',
    filter: '',
  });
  const [opened, setOpened] = useState<string>();
  const found = foundMedia(media, wish);
  const medium = media.find(({ id }) => id === opened);
  const total = media.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  return (
    <div className="grid grid-cols-1 gap-5">
      <MediaFilters
        wish={wish}
        onChange={setWish}
        filters={['', 'unused', 'undescribed']}
        count={found.length}
      />
      <DataTable
        caption={t('files.title')}
        isCaptionHidden
        emptyText={t('none')}
        columns={[
          { key: 'name', label: t('columns.name') },
          { key: 'kind', label: t('columns.kind') },
          { key: 'size', label: t('columns.size'), isNumber: true },
          { key: 'uses', label: t('columns.uses') },
          { key: 'added', label: t('columns.added') },
        ]}
        rows={found.map((each) => ({
          id: each.id,
          cells: {
            name: (
              <span className="flex items-center gap-3">
                {each.thumbnail && <Thumbnail picture={each.thumbnail} />}
                <button
                  type="button"
                  className="min-h-11 cursor-pointer text-left underline underline-offset-4 wrap-anywhere"
                  onClick={() => setOpened(each.id)}
                >
                  {each.name}
                </button>
              </span>
            ),
            kind: t(`kinds.${each.kind}`),
            size: each.bytes === null ? '–' : bytesOf(each.bytes),
            uses: t('uses', { count: each.uses.length }),
            added: formatShortDay(parisDayOf(new Date(each.addedAt)), language),
          },
        }))}
      />
      <p className="text-ink-soft">{t('files.total', { size: bytesOf(total) })}</p>
      {medium && <MediumDialog medium={medium} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
