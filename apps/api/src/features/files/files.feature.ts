import { Clamd, clamdPlace } from '../../platform/clamd.js';
import type { Foundation } from '../../platform/foundation.js';
import { FileDownloads } from './file-downloads.service.js';
import { FileIntake } from './file-intake.js';
import { FileLinks } from './file-links.js';
import { createFileStore } from './file-store.js';
import { FilesReadModel } from './files.read-model.js';
import { FilesService } from './files.service.js';
import { LaterScans } from './later-scans.js';
import { VirusScan } from './virus-scan.js';

/** Uploaded files: checked, scanned, kept, linked and given out. */
export function filesFeature({ config, dataSource, transactions, reader, signer, audit, logger, clock }: Foundation) {
  const fileLinks = new FileLinks(signer, clock);
  const fileStore = createFileStore(config);
  const clamd = config.CLAMD_URL ? new Clamd(clamdPlace(config.CLAMD_URL)) : null;
  const virusScan = new VirusScan(clamd, config.CLAMD_AWAY === 'later', logger);
  const intake = new FileIntake(fileStore, virusScan);
  return {
    fileLinks,
    fileStore,
    files: new FilesService({ dataSource, transactions, intake, store: fileStore, logger, clock }),
    fileViews: new FilesReadModel(reader, fileLinks),
    virusScan,
    laterScans: new LaterScans(dataSource, fileStore, virusScan, logger),
    downloads: new FileDownloads({ reader, transactions, links: fileLinks, store: fileStore, audit, logger }),
  };
}

export type FilesFeature = ReturnType<typeof filesFeature>;
