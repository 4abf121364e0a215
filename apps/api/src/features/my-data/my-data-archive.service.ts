import type { Readable } from 'node:stream';
import { storedFileName } from '@job-alert/domain/files/file-name';
import { ZipFile } from 'yazl';
import { lockAccount } from '../../platform/account-lock.js';
import { type RequestContext, requestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { PortalError } from '../../platform/errors.js';
import type { FileStore } from '../../platform/files/file-store.js';
import type { Limit } from '../../platform/limits/limiter.js';
import { requireUser, type UserViewer } from '../../platform/viewer.js';
import { accountAuditEntry } from '../accounts/audit-entry.rules.js';
import type { AccountOfSession, MyDataReadModel, OwnFile } from './my-data.read-model.js';
import type { MyDataLink, MyDataLinksService } from './my-data-links.service.js';

const REQUESTS: Limit = { name: 'my-data', points: 10, seconds: 3_600 };
const ROWS_PER_PAGE = 500;

interface Deps extends Pick<CoreServices, 'transactions' | 'limiter' | 'audit' | 'clock'> {
  readModel: MyDataReadModel;
  links: MyDataLinksService;
  store: FileStore;
}

/** The archive of everything that the portal stores about a user (specification 4 §6). */
export class MyDataArchiveService {
  constructor(private readonly deps: Deps) {}

  /** Returns a link to the archive, which is created when it is downloaded. */
  async request(context: RequestContext): Promise<{ url: string; expiresAt: Date }> {
    const viewer = requireUser(context.viewer);
    await this.deps.limiter.consume(REQUESTS, viewer.id);
    const entry = accountAuditEntry('EXPORT_DATA', viewer.id);
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, viewer);
      await this.deps.audit.record(manager, context, entry);
    });
    return this.deps.links.make(viewer.tokenHash);
  }

  /** Streams the archive of a link. One file is open at a time. */
  async open(link: MyDataLink, ip: string): Promise<Readable> {
    const account = await this.account(link);
    const viewer: UserViewer = { kind: 'user', ...account, name: '', tokenHash: link.sessionHash };
    const data = await this.deps.readModel.collect(requestContext(viewer, ip, ROWS_PER_PAGE), viewer);
    const files = await this.deps.readModel.files(viewer);
    return this.zip(data, files);
  }

  /** Throws if the link is invalid. */
  async check(link: MyDataLink): Promise<void> {
    await this.account(link);
  }

  private async account(link: MyDataLink): Promise<AccountOfSession> {
    const now = this.deps.clock.now();
    const account = this.deps.links.isValid(link)
      ? await this.deps.readModel.findAccount(link.sessionHash, now)
      : undefined;
    if (!account) throw new PortalError('FORBIDDEN', 'This link is not valid or has expired.');
    return account;
  }

  private zip(data: object, files: readonly OwnFile[]): Readable {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    zip.on('error', (error: Error) => output.destroy(error));
    zip.addBuffer(Buffer.from(`${JSON.stringify(data, null, 2)}\n`), 'data.json');
    for (const file of files) {
      // The bytes of infected files are deleted.
      if (file.scanState === 'INFECTED') continue;
      // Documents are already compressed.
      zip.addReadStreamLazy(nameInZip(file), { compress: false }, (give) => {
        this.deps.store.open(file.storageKey).then(
          (content) => (content ? give(null, content) : give(new Error('A stored file lacks its bytes.'), NOTHING)),
          (error: unknown) => give(error, NOTHING),
        );
      });
    }
    zip.end();
    return output;
  }
}

const NOTHING = null as never;

/** The id makes names unique. */
const nameInZip = ({ id, name, mediaType }: OwnFile): string => `files/${id}-${storedFileName(name, mediaType)}`;
