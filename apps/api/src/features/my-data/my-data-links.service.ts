import type { Clock } from '../../platform/clock.js';
import type { Signer } from '../../platform/crypto.js';

const LIFETIME = 60_000;

/** The parts of a link as a request brings them. */
export interface MyDataLink {
  /** The hash of the session's token. The link opens nothing once that session has ended. */
  sessionHash: string;
  expires: string;
  signature: string;
}

/** Links to the archive of a user's data: a browser sends no header with a download, so the link says whose session it is of. */
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

  /** Did this server make the link, and is it still within its time? */
  isValid({ sessionHash, expires, signature }: MyDataLink): boolean {
    return (
      this.signer.verify(signedText(sessionHash, expires), signature) && Number(expires) > this.clock.now().getTime()
    );
  }
}

const signedText = (sessionHash: string, expires: string): string => JSON.stringify(['my-data', sessionHash, expires]);
