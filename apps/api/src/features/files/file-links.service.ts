import { storedFileName } from '@job-alert/domain/files/file-name';
import type { Clock } from '../../platform/clock.js';
import type { Signer } from '../../platform/crypto.js';
import { requireUser, type Viewer } from '../../platform/viewer.js';
import type { StoredFile } from './files.types.js';

/** The lifetime of a link in milliseconds: enough for a click on a page that was just loaded. */
const LINK_LIFETIME = 60_000;

export interface StoredFileDetails {
  id: string;
  name: string;
  mediaType: string;
  size: number;
}

/** The parsed parameters of a link. */
export interface FileLink {
  fileId: string;
  /** The hash of the token of the session, or of the offer link. The link is invalid once it has ended. */
  sessionHash: string;
  expires: string;
  signature: string;
}

/** Signed links to files, which contain the session or the offer link, because browsers cannot add a header to a link. */
export class FileLinksService {
  constructor(
    private readonly signer: Signer,
    private readonly clock: Clock,
  ) {}

  /** Returns a file with a link for the viewer and a safe name. The caller has checked access. */
  present(file: StoredFileDetails, viewer: Viewer): StoredFile {
    return this.presentTo(file, requireUser(viewer).tokenHash);
  }

  /** Returns a file with a link for the holder of a session or of an offer link, by the hash of its token. */
  presentTo({ id, name, mediaType, size }: StoredFileDetails, tokenHash: string): StoredFile {
    return { id, name: storedFileName(name, mediaType), mediaType, size, url: this.pathFor(id, tokenHash) };
  }

  /** Returns true for a valid signature that has not expired. */
  isValid({ fileId, sessionHash, expires, signature }: FileLink): boolean {
    if (!this.signer.verify(signedText(fileId, sessionHash, expires), signature)) return false;
    return Number(expires) > this.clock.now().getTime();
  }

  private pathFor(fileId: string, sessionHash: string): string {
    const expires = String(this.clock.now().getTime() + LINK_LIFETIME);
    const signature = this.signer.sign(signedText(fileId, sessionHash, expires));
    return `/files/${fileId}?${new URLSearchParams({ expires, session: sessionHash, signature }).toString()}`;
  }
}

const signedText = (fileId: string, sessionHash: string, expires: string): string =>
  JSON.stringify(['file', fileId, sessionHash, expires]);
