import { Disk } from 'flydrive';
import type { S3Location } from './s3-url.js';

/** How long a bucket may not be reached, be silent and take for one request, in milliseconds; without limits a person waits for ever. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 10_000, requestTimeout: 30_000 };

/** The bucket as a disk. Its client is loaded here and not before: most portals keep their files in a folder. */
export async function openS3Disk(place: S3Location, patience = TIMEOUTS): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  // By path, because a server of one's own has no name for each bucket; without ACLs, because the bucket is private as a whole.
  return new Disk(
    new S3Driver({
      ...place,
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
      maxAttempts: 2,
      requestHandler: { ...patience, throwOnRequestTimeout: true },
    }),
  );
}
