import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageContext } from '#platform/page-context.ts';
import { Failure } from '#staff/web/failure.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { MediumDialog } from './medium-dialog.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useMedia } from './use-media.ts';
import { useUploads } from './use-uploads.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return { messages: context.get(pageContext).messages('catalogue.staffMedia', 'staff.journal') };
}

export { isRetried as shouldRevalidate } from '#platform/browser/retry-policy.ts';

/** Every picture: to add, to describe, to replace, and to see where each is shown. */
export default function ImagesPage() {
  const t = useTranslations('catalogue.staffMedia');
  const { data, error, refetch } = useMedia();
  const uploads = useUploads();
  const [opened, setOpened] = useState<string>();
  const images = data?.media.filter(({ kind }) => kind === 'image') ?? [];
  const medium = images.find(({ id }) => id === opened);
  if (error && !data) {
    return (
      <>
        <PageHead title={t('images.title')} />
        <Failure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('images.title')} />
      <PageTitle size="small" title={t('images.title')} intro={t('images.intro')} />
      <div className="grid grid-cols-1 gap-8">
        <UploadZone uploads={uploads} />
        {data ? (
          <PictureGrid media={images} onChoose={({ id }) => setOpened(id)} />
        ) : (
          <Loading text={t('loading')} />
        )}
      </div>
      {medium && <MediumDialog medium={medium} onClose={() => setOpened(undefined)} />}
    </>
  );
}
