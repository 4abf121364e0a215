import type { DemoApplication } from '../demo-types.js';
import {
  accepts,
  application,
  applies,
  approved,
  declines,
  invites,
  missed,
  refused,
  selects,
  shortlists,
} from './steps.js';

const TIRUPPUR_PLANT = '48 Avinashi Road, third unit, Tiruppur';
const CHAKAN_PLANT = 'Gat 311, Chakan Industrial Area Phase II, Pune. Enter by gate 2.';

/** Applications to Coral Stitch Garments. */
const garmentApplications: readonly DemoApplication[] = [
  application('lakshmi-narayanan', 'knitwear-merchandiser', [
    applies(50),
    approved(48),
    shortlists(44),
    approved(43),
    invites(40, {
      roundType: 'FIRST_ROUND',
      inDays: -36,
      time: '11:00',
      mode: 'FACE_TO_FACE',
      location: TIRUPPUR_PLANT,
    }),
    approved(39),
    selects(20, 12, 'Knows her buyers and her costing sheet. She takes over the Danish account.'),
    approved(18),
    accepts(16),
  ]),
  application('sneha-iyer', 'knitwear-merchandiser', [applies(38), approved(37), shortlists(29), approved(28)]),
  application('gurpreet-singh', 'sewing-production-manager', [
    applies(31),
    approved(30),
    shortlists(26),
    approved(25),
    invites(14, {
      roundType: 'FIRST_ROUND',
      inDays: -5,
      time: '14:30',
      mode: 'FACE_TO_FACE',
      location: TIRUPPUR_PLANT,
      notes: 'A round through the floor first, then talks with the owner. Flight and hotel are booked by us.',
    }),
    approved(12),
  ]),
  application('lakshmi-narayanan', 'sampling-coordinator', [applies(55), approved(54)]),
  application('kiran-patel', 'garment-industrial-engineer', [
    applies(11),
    approved(10),
    shortlists(9),
    approved(9),
    invites(8, {
      roundType: 'FIRST_ROUND',
      inDays: -6,
      time: '17:00',
      mode: 'ONLINE',
      location: 'https://meet.example.com/coral-engineering',
    }),
    approved(8),
    selects(4, 26, 'Clear about figures and fair to operators. The offer stands until the end of the month.'),
    approved(3),
  ]),
  application('ritika-chauhan', 'merchandising-trainee', [applies(5)]),
  application('divya-reddy', 'merchandising-trainee', [applies(12), approved(11)]),
  application('alex-fernandes', 'garment-hr-executive', [applies(2)]),
  application('sneha-iyer', 'pattern-maker', [
    applies(17),
    approved(15),
    declines(4, 'Strong in print, no experience in grading. We will think of her for the design room.'),
  ]),
  application('lakshmi-narayanan', 'pattern-maker', [applies(13), approved(12)]),
];

/** Applications to Dhruva Precision Castings. */
const manufacturingApplications: readonly DemoApplication[] = [
  application('rahul-deshmukh', 'production-engineer', [
    applies(48),
    approved(47),
    shortlists(42),
    approved(41),
    invites(38, {
      roundType: 'FIRST_ROUND',
      inDays: -33,
      time: '10:00',
      mode: 'FACE_TO_FACE',
      location: CHAKAN_PLANT,
    }),
    approved(37),
    invites(30, {
      roundType: 'NEXT_ROUND',
      inDays: -25,
      time: '10:00',
      mode: 'FACE_TO_FACE',
      location: CHAKAN_PLANT,
      notes: 'With the plant manager. Please prepare ten minutes on how you would begin with set-up times.',
    }),
    approved(29),
    selects(16, 18, 'His plan for the set-up of cell 4 was better than ours.'),
    approved(14),
    accepts(12),
  ]),
  application('vivek-tiwari', 'graduate-engineer-trainee', [
    applies(30),
    approved(28),
    shortlists(20),
    approved(18),
    invites(8, {
      roundType: 'FIRST_ROUND',
      inDays: 2,
      time: '11:30',
      mode: 'ONLINE',
      location: 'https://meet.example.com/dhruva-trainees',
      notes: 'One hour: a drawing to read, a small calculation, and your questions.',
    }),
    approved(7),
  ]),
  application('suresh-kumar', 'cnc-programmer', [
    applies(39),
    approved(38),
    shortlists(34),
    approved(33),
    invites(12, {
      roundType: 'FIRST_ROUND',
      inDays: -7,
      time: '09:30',
      mode: 'FACE_TO_FACE',
      location: '15 SIDCO Estate, Kurichi, Coimbatore',
    }),
    approved(11),
    invites(9, {
      roundType: 'RESCHEDULE',
      inDays: 1,
      time: '09:30',
      mode: 'FACE_TO_FACE',
      location: '15 SIDCO Estate, Kurichi, Coimbatore',
      notes: 'The machining centre is free on this day, so that you can prove a program yourself.',
    }),
    approved(8),
  ]),
  application('suresh-kumar', 'production-engineer', [applies(22), approved(20)]),
  application('rahul-deshmukh', 'quality-engineer', [applies(19), approved(18), shortlists(10), approved(8)]),
  application('vivek-tiwari', 'quality-engineer', [
    applies(21),
    approved(20),
    declines(13, 'The post needs three years with customer complaints. Your trainee application is the right one.'),
    approved(12),
  ]),
  application('kiran-patel', 'purchase-planner', [applies(2)]),
  application('vivek-tiwari', 'electrical-technician', [applies(32), approved(30)]),
  application('mohammed-shaikh', 'foundry-supervisor', [
    applies(27),
    approved(26),
    shortlists(24),
    approved(23),
    invites(20, {
      roundType: 'FIRST_ROUND',
      inDays: -16,
      time: '15:00',
      mode: 'FACE_TO_FACE',
      location: 'Survey 77, Lodhika GIDC, Rajkot',
    }),
    approved(19),
    missed(15),
    approved(14),
  ]),
  application('gurpreet-singh', 'purchase-planner', [applies(7), refused(6)]),
];

/** Applications to the two companies that make things other than cloth. */
export const factoryApplications: readonly DemoApplication[] = [...garmentApplications, ...manufacturingApplications];
