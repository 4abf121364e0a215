import type { DemoApplication } from '../demo-types.js';
import {
  application,
  applies,
  approved,
  deactivated,
  declines,
  invites,
  missed,
  refused,
  selects,
  shortlists,
} from './steps.js';

/** Applications to Marusthal Journeys. */
const tourismApplications: readonly DemoApplication[] = [
  application('pooja-sharma', 'travel-consultant-domestic', [
    applies(46),
    approved(45),
    shortlists(40),
    approved(39),
    invites(35, {
      roundType: 'FIRST_ROUND',
      inDays: -30,
      time: '11:00',
      mode: 'FACE_TO_FACE',
      location: '22 Sardar Patel Marg, C Scheme, Jaipur',
    }),
    approved(34),
    selects(15, 6, 'Planned seven people and a wheelchair through Jaisalmer without one wrong turn.'),
    approved(13),
  ]),
  application('joseph-mathew', 'travel-consultant-outbound', [
    applies(32),
    approved(31),
    shortlists(23),
    approved(22),
    invites(6, {
      roundType: 'FIRST_ROUND',
      inDays: 3,
      time: '12:30',
      mode: 'ONLINE',
      location: 'https://meet.example.com/marusthal-kochi',
    }),
    approved(5),
  ]),
  application('pooja-sharma', 'front-office-receptionist', [
    applies(60),
    approved(59),
    declines(50, 'You would be wasted at the front desk. Please look at our post for domestic holidays.'),
    approved(49),
  ]),
  application('divya-reddy', 'front-office-receptionist', [
    applies(32),
    approved(31),
    shortlists(29),
    approved(28),
    invites(25, {
      roundType: 'FIRST_ROUND',
      inDays: -20,
      time: '10:00',
      mode: 'ONLINE',
      location: 'https://meet.example.com/marusthal-desk',
    }),
    approved(24),
    missed(19),
    approved(18),
  ]),
  application('joseph-mathew', 'tour-operations-supervisor', [applies(10), approved(9)]),
  application('pooja-sharma', 'visa-ticketing-executive', [applies(18), approved(17)]),
  application('ananya-bose', 'travel-content-writer', [
    applies(12),
    approved(11),
    shortlists(7),
    approved(6),
    invites(1, {
      roundType: 'FIRST_ROUND',
      inDays: 8,
      time: '15:00',
      mode: 'ONLINE',
      location: 'https://meet.example.com/marusthal-hills',
    }),
  ]),
];

/** Applications to Tamarind Clicks Digital. */
const digitalMarketingApplications: readonly DemoApplication[] = [
  application('arvind-menon', 'digital-marketing-executive', [applies(35), approved(34), shortlists(27), approved(26)]),
  application('ananya-bose', 'digital-marketing-executive', [
    applies(28),
    refused(27, { reason: 'PROFILE_INCOMPLETE' }),
    approved(25),
  ]),
  application('arvind-menon', 'seo-specialist', [
    applies(23),
    approved(22),
    shortlists(18),
    approved(17),
    invites(13, {
      roundType: 'FIRST_ROUND',
      inDays: -9,
      time: '14:00',
      mode: 'ONLINE',
      location: 'https://meet.example.com/tamarind-search',
    }),
    approved(12),
    selects(2, 21, 'His audit of our own site found eleven things that we have mended since.'),
  ]),
  application('ananya-bose', 'content-writer-kolkata', [
    applies(41),
    approved(40),
    shortlists(31),
    approved(30),
    invites(10, {
      roundType: 'FIRST_ROUND',
      inDays: -3,
      time: '16:00',
      mode: 'ONLINE',
      location: 'https://meet.example.com/tamarind-bangla',
      notes: 'The editor will go through two of your pieces with you.',
    }),
    approved(9),
  ]),
  application('divya-reddy', 'social-media-executive', [
    applies(26),
    approved(25),
    shortlists(14),
    approved(13),
    invites(5, {
      roundType: 'FIRST_ROUND',
      inDays: 6,
      time: '12:00',
      mode: 'FACE_TO_FACE',
      location: '204 Banjara Heights, Road 12, Hyderabad',
    }),
    approved(4),
  ]),
  application('bhaskar-das', 'graphic-designer', [applies(17), approved(16), shortlists(9), approved(7)]),
  application('arvind-menon', 'performance-marketing-manager', [applies(3)]),
];

/** Applications to Khambhat Gate Exim. */
const importExportApplications: readonly DemoApplication[] = [
  application('zoya-pathan', 'export-documentation', [applies(43), approved(42), shortlists(20), approved(18)]),
  application('harsh-shah', 'export-documentation', [applies(30), approved(29), deactivated(16)]),
  application('kiran-patel', 'import-manager', [applies(42), approved(41)]),
  application('kiran-patel', 'port-logistics-coordinator', [applies(24), approved(23)]),
  application('joseph-mathew', 'export-business-development', [applies(1)]),
  application('suresh-kumar', 'warehouse-supervisor', [
    applies(37),
    approved(36),
    declines(28, 'We need somebody who knows spices. Your machines would miss you.'),
    approved(27),
  ]),
];

/** Applications to the tourism, marketing and trading companies. */
export const serviceApplications: readonly DemoApplication[] = [
  ...tourismApplications,
  ...digitalMarketingApplications,
  ...importExportApplications,
];
