import { isDecodable } from '../http/decodable.js';

/** The form of a STORAGE_URL that names a bucket. */
export const S3_URL_FORM = 's3://KEY:SECRET@HOST/BUCKET?region=REGION';

export interface S3Location {
  endpoint: string;
  bucket: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

/** Reads a URL of the form S3_URL_FORM; `&tls=off` is for a server of your own without a certificate. Returns null for any other text. */
export function parseS3Url(text: string): S3Location | null {
  const url = text.startsWith('s3:') && URL.canParse(text) ? new URL(text) : null;
  const bucket = url?.pathname.slice(1) ?? '';
  const region = url?.searchParams.get('region') ?? '';
  if (!url?.host || !url.username || !url.password || !isDecodable(url.username + url.password)) return null;
  if (!/^[a-z0-9.-]{3,63}$/.test(bucket) || region === '') return null;
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
