import { Disk } from 'flydrive';
import { ConfigError } from './config.js';

const SHAPE = 's3://KEY:SECRET@HOST/BUCKET?region=REGION';

/** Where a bucket is and who may use it. */
export interface S3Place {
  endpoint: string;
  bucket: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

/**
 * Reads `s3://KEY:SECRET@HOST/BUCKET?region=REGION`; `&tls=off` for a server of one's own without a certificate. Throws a
 * ConfigError that never repeats the secret.
 */
export function parseS3Url(text: string): S3Place {
  const url = URL.canParse(text) ? new URL(text) : null;
  const bucket = url?.pathname.slice(1) ?? '';
  const region = url?.searchParams.get('region') ?? '';
  if (!url?.host || !url.username || !url.password || !/^[a-z0-9.-]{3,63}$/.test(bucket) || region === '') {
    throw new ConfigError(`STORAGE_URL is no address of a bucket: it has the form ${SHAPE}.`);
  }
  const protocol = url.searchParams.get('tls') === 'off' ? 'http' : 'https';
  return {
    endpoint: `${protocol}://${url.host}`,
    bucket,
    region,
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
}

/** How long a bucket may not be reached, be silent and take for one request, in milliseconds; without limits a person waits for ever. */
const PATIENCE = { connectionTimeout: 5_000, socketTimeout: 10_000, requestTimeout: 30_000 };

/** The bucket as a disk. Its client is loaded here and not before: most portals keep their files in a folder. */
export async function openS3Disk(place: S3Place, patience = PATIENCE): Promise<Disk> {
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
