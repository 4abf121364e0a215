import { storedFileName } from '@job-alert/domain/files/file-name';
import type { Clock } from '../../platform/clock.js';
import type { Signer } from '../../platform/crypto.js';
import { requireUser, type Viewer } from '../../platform/viewer.js';
import type { StoredFile } from './files.types.js';

/** How long a link works, in milliseconds: long enough for a click on a page that was just loaded. */
export const LINK_LIFETIME = 60_000;

/** The fields of a file that do not depend on the viewer. */
export interface StoredFileDetails {
  id: string;
  name: string;
  mediaType: string;
  size: number;
}

/** The parts of a link as a request brings them. */
export interface FileLink {
  fileId: string;
  /** The hash of the session's token. The link opens nothing once that session has ended. */
  sessionHash: string;
  expires: string;
  signature: string;
}

/** Links to files. A browser sends no header with a link, so the link itself says which session may open what until when. */
export class FileLinksService {
  constructor(
    private readonly signer: Signer,
    private readonly clock: Clock,
  ) {}

  /**
   * A file with a link for the viewer; the caller has decided that the viewer may open it. Files of before names were made safe get a
   * safe one here.
   */
  present({ id, name, mediaType, size }: StoredFileDetails, viewer: Viewer): StoredFile {
    return {
      id,
      name: storedFileName(name, mediaType),
      mediaType,
      size,
      url: this.pathFor(id, requireUser(viewer).tokenHash),
    };
  }

  /** Did this server make the link for this file and this session, and has it not expired? */
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
