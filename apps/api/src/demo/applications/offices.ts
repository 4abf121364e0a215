import type { DemoApplication } from '../demo-types.js';
import { accepts, application, applies, approved, declines, invites, refused, selects, shortlists } from './steps.js';

const ANDHERI_OFFICE = '7th floor, Meridian House, Andheri East, Mumbai';

/** Applications to Sagarika Finserv. */
const financeApplications: readonly DemoApplication[] = [
  application('neha-agarwal', 'credit-analyst', [
    applies(44),
    approved(43),
    shortlists(41),
    approved(40),
    invites(38, {
      roundType: 'FIRST_ROUND',
      inDays: -34,
      time: '12:00',
      mode: 'FACE_TO_FACE',
      location: ANDHERI_OFFICE,
      notes: 'A case on paper, forty minutes, then a talk with two analysts.',
    }),
    approved(37),
    selects(30, -4, 'Her half page on the case was the one that we would have sent to the committee.'),
    approved(29),
    accepts(27),
  ]),
  application('harsh-shah', 'credit-analyst', [applies(26), approved(25), shortlists(19), approved(17)]),
  application('manoj-yadav', 'relationship-manager', [
    applies(29),
    approved(28),
    shortlists(21),
    approved(20),
    invites(9, {
      roundType: 'FIRST_ROUND',
      inDays: -2,
      time: '13:00',
      mode: 'FACE_TO_FACE',
      location: 'Boring Road, opposite the post office, Patna',
    }),
    approved(8),
  ]),
  application('alex-fernandes', 'executive-assistant', [
    applies(27),
    approved(26),
    shortlists(22),
    approved(21),
    invites(18, {
      roundType: 'FIRST_ROUND',
      inDays: -12,
      time: '17:30',
      mode: 'ONLINE',
      location: 'https://meet.example.com/sagarika-first',
    }),
    approved(16),
    invites(5, {
      roundType: 'NEXT_ROUND',
      inDays: 5,
      time: '11:00',
      mode: 'FACE_TO_FACE',
      location: ANDHERI_OFFICE,
      notes: 'With the managing director. Please bring a set of minutes that you may show.',
    }),
    approved(4),
  ]),
  application('neha-agarwal', 'compliance-officer', [applies(6), refused(5)]),
  application('fatima-khan', 'customer-support', [applies(33), approved(32), shortlists(12), approved(10)]),
  application('pooja-sharma', 'customer-support', [applies(24), approved(22)]),
  application('divya-reddy', 'customer-support', [
    applies(28),
    approved(27),
    declines(18, 'The shifts that you can take are not the ones that are free. Thank you for saying so openly.'),
    approved(17),
  ]),
  application('manoj-yadav', 'collections-officer', [applies(45), approved(44)]),
];

/** Applications to Ambika Ledger & Associates. */
const accountancyApplications: readonly DemoApplication[] = [
  application('harsh-shah', 'audit-executive', [
    applies(40),
    approved(39),
    shortlists(33),
    approved(32),
    invites(24, {
      roundType: 'FIRST_ROUND',
      inDays: -18,
      time: '18:00',
      mode: 'FACE_TO_FACE',
      location: '402 Trade Point, Ghod Dod Road, Surat',
    }),
    approved(23),
    selects(1, 30, 'Careful, and curious about how the textile trade works. He can join the co-operative audits.'),
  ]),
  application('fatima-khan', 'gst-executive', [applies(16), approved(15)]),
  application('harsh-shah', 'gst-executive', [applies(14), approved(13), shortlists(6), approved(5)]),
  application('zoya-pathan', 'accounts-assistant-part-time', [applies(9), approved(8)]),
  application('neha-agarwal', 'tax-manager', [applies(1)]),
  application('harsh-shah', 'payroll-executive', [
    applies(50),
    approved(49),
    shortlists(43),
    approved(42),
    declines(35, 'We have chosen a colleague who has run payrolls of this size before.'),
    approved(34),
  ]),
];

/** Applications to Stambh Architecture Studio. */
const architectureApplications: readonly DemoApplication[] = [
  application('imtiaz-ahmed', 'project-architect', [
    applies(33),
    approved(32),
    shortlists(24),
    approved(23),
    invites(4, {
      roundType: 'FIRST_ROUND',
      inDays: 7,
      time: '10:30',
      mode: 'FACE_TO_FACE',
      location: '6 Kalavati Park, off C G Road, Ahmedabad',
      notes: 'Bring the working drawings of one building, all sheets.',
    }),
    approved(3),
  ]),
  application('ritika-chauhan', 'junior-architect', [
    applies(25),
    approved(24),
    shortlists(18),
    approved(17),
    invites(11, {
      roundType: 'FIRST_ROUND',
      inDays: -6,
      time: '16:30',
      mode: 'FACE_TO_FACE',
      location: '6 Kalavati Park, off C G Road, Ahmedabad',
    }),
    approved(10),
  ]),
  application('imtiaz-ahmed', 'bim-modeller', [applies(4)]),
  application('imtiaz-ahmed', 'site-supervisor', [applies(13), approved(11), shortlists(2)]),
];

/** Applications to the finance, accountancy and architecture offices. */
export const officeApplications: readonly DemoApplication[] = [
  ...financeApplications,
  ...accountancyApplications,
  ...architectureApplications,
];
