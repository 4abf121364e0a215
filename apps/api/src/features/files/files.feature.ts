import { Clamd, parseClamdUrl } from '../../platform/files/clamd.js';
import type { CoreServices } from '../../platform/core-services.js';
import { FileDownloadsService } from './file-downloads.service.js';
import { FileUploadService } from './file-upload.service.js';
import { FileLinksService } from './file-links.service.js';
import { createFileStore } from '../../platform/files/file-store.js';
import { FilesReadModel } from './files.read-model.js';
import { FilesService } from './files.service.js';
import { DeferredScansService } from './deferred-scans.service.js';
import { VirusScanService } from './virus-scan.service.js';

export function filesFeature({ config, dataSource, transactions, reader, signer, audit, logger, clock }: CoreServices) {
  const fileLinks = new FileLinksService(signer, clock);
  const fileStore = createFileStore(config);
  const clamd = config.CLAMD_URL ? new Clamd(parseClamdUrl(config.CLAMD_URL)) : null;
  const virusScan = new VirusScanService(clamd, config.CLAMD_AWAY === 'later', logger);
  const intake = new FileUploadService(fileStore, virusScan);
  return {
    fileLinks,
    fileStore,
    fileUploads: intake,
    files: new FilesService({ dataSource, transactions, intake, store: fileStore, logger, clock }),
    filesReadModel: new FilesReadModel(reader, fileLinks),
    virusScan,
    deferredScans: new DeferredScansService(dataSource, fileStore, virusScan, logger),
    downloads: new FileDownloadsService({
      reader,
      transactions,
      links: fileLinks,
      store: fileStore,
      audit,
      logger,
      clock,
    }),
  };
}

export type FilesFeature = ReturnType<typeof filesFeature>;
