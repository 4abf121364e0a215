import type { DemoJob } from './demo-types.js';
import { architectureJobs } from './jobs/architecture.js';
import { charteredAccountancyJobs } from './jobs/chartered-accountancy.js';
import { digitalMarketingJobs } from './jobs/digital-marketing.js';
import { financeJobs } from './jobs/finance.js';
import { garmentJobs } from './jobs/garment.js';
import { importExportJobs } from './jobs/import-export.js';
import { interiorJobs } from './jobs/interior.js';
import { manufacturingJobs } from './jobs/manufacturing.js';
import { textileJobs } from './jobs/textile.js';
import { tourismJobs } from './jobs/tourism.js';

/** Sixty made-up vacancies: most are open, six are past their deadline, four wait, one was rejected, two are inactive. */
export const demoJobs: readonly DemoJob[] = [
  ...textileJobs,
  ...garmentJobs,
  ...manufacturingJobs,
  ...financeJobs,
  ...charteredAccountancyJobs,
  ...architectureJobs,
  ...interiorJobs,
  ...tourismJobs,
  ...digitalMarketingJobs,
  ...importExportJobs,
];
