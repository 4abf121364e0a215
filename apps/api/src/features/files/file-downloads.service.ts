import type { Readable } from 'node:stream';
import type { UserType } from '@job-alert/domain/text/user-type';
import { storedFileName } from '@job-alert/domain/files/file-name';
import {
  FILES_NOT_OPENED,
  type FilePurpose,
  NOT_SCANNED_YET,
  type ScanState,
  VIRUS_REMOVED,
} from '@job-alert/domain/files/files';
import { MEMBERSHIP } from '../../database/companies/company-members.js';
import { requestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound, PortalError } from '../../platform/errors.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { checkId } from '../../platform/ids.js';
import type { FileLink, FileLinksService } from './file-links.service.js';

interface FileDownload {
  name: string;
  mediaType: string;
  size: number;
  content: Readable;
}

interface DownloadRow {
  viewerId: string;
  /** The owner of the viewer's own files: the company for its members. */
  viewerOwns: string;
  ownerId: string | null;
  purpose: FilePurpose;
  name: string;
  mediaType: string;
  size: number;
  storageKey: string;
  viewerType: UserType;
  scanState: ScanState;
}

/** The candidate of an offer link, for the letter of that offer alone. */
const OF_OFFER_LINK = `SELECT a.candidate_id AS id FROM offer_link l JOIN application a ON a.id = l.application_id
  WHERE l.token_hash = ? AND l.expires_at > ? AND a.offer_id = l.offer_id AND a.offer_letter_id = ? AND a.is_active = 1`;

/** Links stop working when the viewer logs out, the offer changes, or the account is deactivated or deleted. */
const DOWNLOAD_SQL = `SELECT f.owner_id AS ownerId, f.purpose, f.original_name AS name, f.media_type AS mediaType, f.size,
    f.storage_key AS storageKey, f.scan_state AS scanState, u.id AS viewerId, u.type AS viewerType,
    COALESCE(c.id, u.id) AS viewerOwns
  FROM (SELECT s.user_id AS id FROM session s WHERE s.token_hash = ? AND s.expires_at > ? UNION ALL ${OF_OFFER_LINK}) h
  JOIN user u ON u.id = h.id AND u.is_active = 1 ${MEMBERSHIP} JOIN stored_file f ON f.id = ?`;

const sentAs = ({ name, mediaType, size }: DownloadRow): Omit<FileDownload, 'content'> => ({
  name: storedFileName(name, mediaType),
  mediaType,
  size,
});

/** Throws for a file with a pending scan, unless the viewer uploaded it. */
function requireServed({ scanState, ownerId, viewerOwns }: DownloadRow): void {
  if (scanState === 'INFECTED') throw new PortalError('FORBIDDEN', VIRUS_REMOVED);
  if (scanState === 'WAITING' && ownerId !== viewerOwns) throw new PortalError('FILES_UNAVAILABLE', NOT_SCANNED_YET);
}

interface Deps extends Pick<CoreServices, 'reader' | 'transactions' | 'audit' | 'logger' | 'clock'> {
  links: FileLinksService;
  store: FileStore;
}

/** Opens files by their links, and records access to files of others. */
export class FileDownloadsService {
  constructor(private readonly deps: Deps) {}

  /** Returns the file of a link. Access was checked when the link was created. */
  async open(link: FileLink, ip: string): Promise<FileDownload> {
    const { file, content } = await this.find(link);
    try {
      if (file.ownerId !== file.viewerOwns) await this.record(link, file, ip);
    } catch (error) {
      content.destroy();
      throw error;
    }
    return { ...sentAs(file), content };
  }

  /** Returns the details of a file without opening or recording it. */
  async look(link: FileLink): Promise<Omit<FileDownload, 'content'>> {
    const { file, content } = await this.find(link);
    content.destroy();
    return sentAs(file);
  }

  private async find(link: FileLink): Promise<{ file: DownloadRow; content: Readable }> {
    if (!this.deps.links.isValid(link)) throw new PortalError('FORBIDDEN', 'This link is not valid or has expired.');
    const [fileId, holder] = [checkId(link.fileId, 'File'), [link.sessionHash, this.deps.clock.now()]];
    const values = [...holder, ...holder, fileId, fileId];
    const file = await this.deps.reader.row<DownloadRow>(DOWNLOAD_SQL, values);
    if (file) requireServed(file);
    const content = file && (await this.openBytes(file));
    if (!file || !content) throw notFound('File');
    return { file, content };
  }

  private async openBytes({ storageKey }: DownloadRow): Promise<Readable | null> {
    try {
      return await this.deps.store.open(storageKey);
    } catch (error) {
      this.deps.logger.error({ err: error }, 'a file could not be opened');
      throw new PortalError('FILES_UNAVAILABLE', FILES_NOT_OPENED);
    }
  }

  private async record({ fileId, sessionHash }: FileLink, file: DownloadRow, ip: string): Promise<void> {
    const viewer = {
      kind: 'user',
      id: file.viewerId,
      type: file.viewerType,
      name: '',
      tokenHash: sessionHash,
    } as const;
    const details = { purpose: file.purpose, ownerId: file.ownerId };
    await this.deps.transactions.run((manager) =>
      this.deps.audit.record(manager, requestContext(viewer, ip, 0), {
        action: 'OPEN_FILE',
        subjectType: 'FILE',
        subjectId: fileId,
        details,
      }),
    );
  }
}
