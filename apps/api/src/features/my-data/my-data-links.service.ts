import type { Clock } from '../../platform/clock.js';
import type { Signer } from '../../platform/crypto.js';

const LIFETIME = 60_000;

/** The parsed parameters of a link. */
export interface MyDataLink {
  /** The hash of the session token. The link is invalid once the session has ended. */
  sessionHash: string;
  expires: string;
  signature: string;
}

/** Signed links to the archive, which contain the session, because browsers cannot add a header to a link. */
export class MyDataLinksService {
  constructor(
    private readonly signer: Signer,
    private readonly clock: Clock,
  ) {}

  make(sessionHash: string): { url: string; expiresAt: Date } {
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME);
    const expires = String(expiresAt.getTime());
    const signature = this.signer.sign(signedText(sessionHash, expires));
    return {
      url: `/my-data.zip?${new URLSearchParams({ expires, session: sessionHash, signature }).toString()}`,
      expiresAt,
    };
  }

  /** Returns true for a valid signature that has not expired. */
  isValid({ sessionHash, expires, signature }: MyDataLink): boolean {
    return (
      this.signer.verify(signedText(sessionHash, expires), signature) && Number(expires) > this.clock.now().getTime()
    );
  }
}

const signedText = (sessionHash: string, expires: string): string => JSON.stringify(['my-data', sessionHash, expires]);
