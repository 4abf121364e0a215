import { Disk } from 'flydrive';
import type { S3Location } from './s3-url.js';

/** Timeouts of one request in milliseconds. Without limits a person would wait forever. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 10_000, requestTimeout: 30_000 };

/** Opens a bucket. The client is loaded here, because most portals store files in a folder. */
export async function openS3Disk(location: S3Location, timeouts = TIMEOUTS): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  // Path style, because a self-hosted server has no host name for each bucket. No ACLs, because the whole bucket is private.
  return new Disk(
    new S3Driver({
      ...location,
      forcePathStyle: true,
      supportsACL: false,
      visibility: 'private',
      maxAttempts: 2,
      requestHandler: { ...timeouts, throwOnRequestTimeout: true },
    }),
  );
}
