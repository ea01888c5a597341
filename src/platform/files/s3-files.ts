import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import pLimit from 'p-limit';
import { checkedKey, type FileStore } from './file-store.ts';

const REMOVED_AT_ONCE = 8;

/**
 * Files in any store that speaks S3.
 * @param address `https://KEY:SECRET@host/bucket?region=…`
 */
export function createS3Files(address: string): FileStore {
  const url = new URL(address);
  const Bucket = decodeURIComponent(url.pathname.slice(1));
  const client = new S3Client({
    endpoint: url.origin,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    forcePathStyle: true,
    // Most stores other than Amazon's own do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  return {
    async keep(key, path) {
      const { size } = await stat(path);
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: checkedKey(key),
          Body: createReadStream(path),
          ContentLength: size,
        }),
      );
      await rm(path, { force: true });
    },
    async read(key, range) {
      const answer = await unlessMissing(
        client.send(
          new GetObjectCommand({
            Bucket,
            Key: checkedKey(key),
            ...(range && { Range: `bytes=${range.from}-${range.to}` }),
          }),
        ),
      );
      return answer?.Body instanceof Readable ? answer.Body : undefined;
    },
    async copy(from, to) {
      const CopySource = `${encodeURIComponent(Bucket)}/${checkedKey(from)}`;
      const answer = await unlessMissing(
        client.send(new CopyObjectCommand({ Bucket, Key: checkedKey(to), CopySource })),
      );
      return answer !== undefined;
    },
    async remove(keys) {
      const limit = pLimit(REMOVED_AT_ONCE);
      await limit.map(keys, (key) =>
        client.send(new DeleteObjectCommand({ Bucket, Key: checkedKey(key) })),
      );
    },
  };
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) {
      return undefined;
    }
    throw error;
  }
}
