import { factoryApplications } from './applications/factories.js';
import { officeApplications } from './applications/offices.js';
import { serviceApplications } from './applications/services.js';
import { textileApplications } from './applications/textile.js';
import type { DemoApplication } from './demo-types.js';

/** More than seventy applications in every state that domain.md §5 knows, each told as the steps that led there. */
export const demoApplications: readonly DemoApplication[] = [
  ...textileApplications,
  ...factoryApplications,
  ...officeApplications,
  ...serviceApplications,
];
