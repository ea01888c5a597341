import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callFunction } from '#platform/browser/call-function.ts';
import type { KeepMedium } from '../../contract.ts';
import { nameOfFile } from '../../rules/medium-form.ts';
import { IMAGES_TAKEN, refused, sendOriginal } from './send-original.ts';

export type Upload = {
  /** Of the medium that it becomes. */
  readonly id: string;
  readonly file: File;
  /** From 0 to 1; then the sizes that visitors see are made. */
  readonly share: number;
  readonly state: 'sending' | 'done' | 'failed';
  readonly error?: Error;
};

type Wishes = {
  /** Whether only pictures are taken; documents too, unless said otherwise. */
  readonly areImages?: boolean;
  /** Told of each that has arrived, in the order in which they were chosen. */
  readonly onAdded?: (mediumId: string) => void;
};

export type Uploads = ReturnType<typeof useUploads>;

/** Files on their way, each by itself: one that fails holds up no other, and can be tried again. */
export function useUploads({ areImages = false, onAdded }: Wishes = {}) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queries = useQueryClient();

  function change(id: string, about: Partial<Upload>) {
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...about } : each)));
  }
  async function send({ id, file }: Pick<Upload, 'id' | 'file'>) {
    try {
      if (areImages && !IMAGES_TAKEN.split(',').includes(file.type)) throw refused('image-type');
      const version = await sendOriginal(file, id, (share) => change(id, { share }));
      change(id, { share: 1 });
      const form = { name: nameOfFile(file.name) };
      await callFunction<KeepMedium>('keep-medium', {
        mediumId: id,
        revision: null,
        version,
        form,
      });
      change(id, { state: 'done' });
      await queries.invalidateQueries({ queryKey: ['cms', 'media'] });
      onAdded?.(id);
    } catch (error) {
      change(id, { state: 'failed', error: error instanceof Error ? error : new Error('unknown') });
    }
  }
  return {
    uploads,
    areImages,
    add(files: readonly File[]) {
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        file,
        share: 0,
        state: 'sending' as const,
      }));
      setUploads((before) => [...before.filter(({ state }) => state !== 'done'), ...added]);
      // One after the other: the first is there soon, and a slow line is not shared.
      void added.reduce((earlier, upload) => earlier.then(() => send(upload)), Promise.resolve());
    },
    retry(upload: Upload) {
      change(upload.id, { state: 'sending', share: 0 });
      void send(upload);
    },
    /** What has arrived is told no more. */
    forgetDone: () => setUploads((before) => before.filter(({ state }) => state !== 'done')),
    drop: (id: string) => setUploads((before) => before.filter((each) => each.id !== id)),
  };
}
