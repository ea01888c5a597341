import type { Call } from '#backend/call.ts';
import type { OutputOf, ParsedInputOf } from '#basics/contract.ts';
import { Refusal } from '#basics/refusal.ts';
import { reEncodeImage } from '#platform/files/re-encode-image.ts';
import { countUse } from '#platform/rate-limit.ts';
import type { KeepLogo } from '../contract.ts';
import { insertLogo } from './logos.queries.ts';
import type { OrdersDeps } from './orders-deps.ts';

const LONGEST_SIDE = 1_000;

/** Keeps a company's logo for the sleeve of a box, written anew, and answers its id. */
export async function keepLogo(
  deps: OrdersDeps,
  call: Call,
  { imageBase64 }: ParsedInputOf<KeepLogo>,
): Promise<OutputOf<KeepLogo>> {
  await countUse(deps, 'keep-logo', call.network);
  const image = await reEncodeImage(Buffer.from(imageBase64, 'base64'), {
    format: 'webp',
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
  });
  if (!image) {
    throw new Refusal('invalid-input', {
      problems: [{ path: 'logo', problem: 'image-unreadable' }],
    });
  }
  // A guest has no rights on logos: the service keeps what only an order will refer to.
  const logoId = await deps.database.asService((tx) =>
    insertLogo(tx, {
      image: image.bytes,
      width: image.width,
      height: image.height,
      uploaded_at: deps.clock.now(),
    }),
  );
  return { logoId, width: image.width, height: image.height };
}
