import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** A 256-bit random token for a session or a link, safe in URLs. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: its SHA-256 in 64 hexadecimal digits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A separate key for each use, so that leaking one does not affect another. */
const deriveKey = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `job-alert ${use}`, 32));

/** Signs short-lived links. */
export class Signer {
  private readonly key: Buffer;

  constructor(secret: string) {
    this.key = deriveKey(secret, 'links');
  }

  sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }

  verify(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text));
    const actual = Buffer.from(signature);
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  }
}

/**
 * Encrypts values with AES-256-GCM. A sealed value names its key: `keyId.iv.tag.ciphertext` in base64url. New values use the current
 * secret. Values under an earlier secret stay readable while it is configured.
 */
export class FieldEncryption {
  private readonly keys: Map<string, Buffer>;
  private readonly hashKey: Buffer;
  readonly currentId: string;

  constructor(current: string, earlier: readonly string[] = []) {
    this.keys = new Map([...earlier, current].map((secret) => [keyId(secret), deriveKey(secret, 'identity numbers')]));
    this.currentId = keyId(current);
    this.hashKey = deriveKey(current, 'identity marks');
  }

  seal(text: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key(this.currentId), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [this.currentId, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
  }

  open(value: string): string {
    const [id = '', iv = '', tag = '', sealed = ''] = value.split('.');
    const decipher = createDecipheriv('aes-256-gcm', this.key(id), Buffer.from(iv, 'base64url'));
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8');
  }

  /** Returns a keyed hash under the current secret. Equal texts have equal hashes, which are useless without the key. */
  hash(text: string): string {
    return createHmac('sha256', this.hashKey).update(text).digest('hex');
  }

  /** True if the key of a sealed value is configured. */
  canOpen(value: string): boolean {
    return this.keys.has(value.split('.', 1)[0] ?? '');
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error(`No secret is configured for the key ${id} of a sealed value.`);
    return key;
  }
}

const keyId = (secret: string): string => createHash('sha256').update(`key id ${secret}`).digest('hex').slice(0, 8);
