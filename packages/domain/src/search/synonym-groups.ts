import { wordsInOrder } from './job-search.js';
import { PLACE_NAMES } from './place-names.js';
import { STOP_WORDS } from './stop-words.js';
import { stemWord } from './word-stem.js';

/**
 * Synonym groups, one per line: job titles, trade terms (diamonds and textiles of Surat), abbreviations, and Hindi or Gujarati
 * words in Latin letters. Each word finds all others of its line. Words with the same stem need no line: driver finds driving.
 */
const SYNONYM_GROUPS: readonly string[] = [
  // Office
  'accountant, bookkeeper, book keeper, book keeping, bookkeeping, tally operator, munim, muneem, munimji, hisab, hisaab, hishob, khata, khatavahi, namu',
  'chartered accountant, ca, chartered accountancy, cpa, icai',
  'billing, invoice, invoicing, biller',
  'tax, taxation, gst, gstr, itr, income tax, tds, kar',
  'audit, auditor, article assistant, articleship, articled',
  'hr, human resource, hrm, recruiter, recruitment, recruiting, talent acquisition, personnel',
  'receptionist, front office, front desk, frontdesk, frontoffice, help desk, helpdesk, guest relation, swagat',
  'sales, salesman, saleswoman, salesperson, salesgirl, selling, seller, marketing, business development, bde, bdm, vechan, bikri, vikri',
  'digital marketing, seo, sem, smm, smo, social media, performance marketing, online marketing, internet marketing, google ads, facebook ads',
  'telecaller, tele caller, telecalling, tele calling, telesales, tele sales, telemarketing, tele marketing, telephone operator, call center, call centre, bpo, customer care, customer support, customer service, calling executive',
  'data entry, dataentry, deo, computer operator, typist, typing, back office, backoffice',
  'mis, ms excel, excel executive, data analyst, analytics',
  'admin, administrator, administration, administrative, office manager, office coordinator',
  'executive assistant, personal assistant, pa, ea, secretary, personal secretary',
  'peon, office boy, office assistant, office attendant, office helper, chaprasi, chaparasi, chaprashi, pattawala, pattavala, pantry boy, runner',
  'purchase, procurement, buyer, buying, sourcing, kharid, kharidi',
  'store keeper, storekeeper, store incharge, store in charge, godown, warehouse, warehousing, inventory, stock keeper',
  'dispatch, despatch, logistics, transport, transportation',
  'import export, export import, export, exporter, import, importer, exim, shipping, cha, custom clearance, niryat',
  'coordinator, co ordinator, coordination',
  'cashier, cash collection, cash counter',
  'retail, showroom, shop, shopkeeper, dukan, dukaan, counter sales, counter salesman',
  'ecommerce, e commerce, amazon, flipkart, meesho, online listing, cataloging, cataloguing, marketplace',
  'insurance, lic, policy advisor, bima',
  'banking, bank, loan, home loan',
  'recovery, collection executive, vasuli',
  'lawyer, advocate, legal, vakil, vakeel, law',
  'trainee, intern, internship, apprentice, apprenticeship, fresher',
  'supervisor, foreman, incharge, in charge, line leader, mukadam, jobber',
  // Computers, pictures and words
  'developer, programmer, programming, software engineer, coder, coding, sde',
  'it support, hardware engineer, hardware networking, network engineer, networking, desktop engineer, desktop support, system administrator, computer technician',
  'tester, testing, test engineer, software tester',
  'graphic designer, graphics designer, graphic design, coreldraw operator, dtp operator, dtp',
  'content writer, content writing, copywriter, copywriting, copy writer, content creator, blogger, lekhak',
  'video editor, video editing, videographer, videography, film editor',
  'photographer, photography, cameraman, camera man',
  'interior designer, interior, interiors',
  'draughtsman, draftsman, autocad, cad operator, drafting, drafter',
  'architect, architecture, architectural',
  'civil engineer, site engineer, civil site',
  // Diamonds
  'diamond, hira, heera, hiro, heere, ratnakalakar, ratna kalakar',
  'diamond polisher, polisher, polishing, ghisai, ghanti, ghantiwala, bruting, brillianteering, faceting, blocking',
  'sarin, sarine, galaxy, diamond planner, diamond planning, planner, planning, marker, marking',
  'diamond sorter, assorter, assorting, assortment, sorter, sorting, grader, grading, gia',
  'laser, laser operator, sawing, 4p',
  'jeweller, jewellery, jewelry, jeweler, goldsmith, sonar, sonari, gold, stone setter, setting',
  // Textiles
  'loom, looms, weaver, weaving, powerloom, power loom, water jet, waterjet, air jet, airjet, rapier, jacquard, bunai, bunkar, vanat, sancha',
  'dyeing, dyer, dye, dyes, jigger, stenter, colour master, color master, colour kitchen, process house, rangai',
  'printing, printer, digital printing, rotary printing, screen printing, sublimation, chhapai, chapai',
  'embroidery, embroider, emb, schiffli, multihead, multi head, zari, jari, zardosi, zardozi, kadhai, bharat kam, bharatkam, aari, handwork, hand work',
  'yarn, texturising, texturizing, twisting, twister, tfo, warping, warper, sizing, doubling, winding, winder, beam',
  'knitting, knitter, raschel',
  'garment, garments, apparel, readymade, kapda, kapada, kapad, kapdu',
  'textile, textiles, fabric, cloth, saree, sari, vastra',
  'textile designer, saree designer, sari designer, fabric designer, print designer, jacquard designer, embroidery designer',
  'fashion designer, fashion, garment designer, apparel designer',
  'merchandiser, merchandising, merchant',
  'tailor, tailoring, darji, darzi, darjee, silai, silayi, stitching, stitcher, sewing, sivan, silaikam',
  'cutting master, cutter, cutting, pattern master, pattern maker',
  'packer, packing, packaging, folding, folder, pack',
  'quality, qc, qa, checker, checking, inspection, inspector',
  // Works and trades
  'cnc, vmc, hmc, lathe, turner, machinist, milling, kharad, kharadi',
  'welder, welding, fabricator, fabrication',
  'electrician, electrical, bijli, bijlee, bijali, wireman, wiring',
  'plumber, plumbing, nal, pipe fitter',
  'carpenter, carpentry, suthar, badhai, barhai, furniture',
  'painter, painting, rang kam',
  'mechanic, mistri, mistry, garage, technician, fitter, maintenance',
  'mason, kadiya, masonry',
  'production, manufacturing, factory, plant, karkhana, utpadan',
  'helper, labour, labor, labourer, worker, majdoor, mazdoor, majur, karigar, loader, hamal',
  'driver, chauffeur, gadi, gaadi, gari, taxi, cab, lmv, hmv, vahan chalak, drayvar',
  'delivery, courier, rider, parcel',
  'security, guard, watchman, chowkidar, chokidar, gunman, bouncer',
  'housekeeping, house keeping, cleaner, cleaning, safai, sweeper, janitor, maid, jhadu',
  'cook, cooking, chef, rasoiya, rasoiyo, rasoi, bawarchi, maharaj, commis, kitchen',
  'waiter, waitress, steward, captain',
  'hotel, hospitality, resort, restaurant',
  'gardener, mali, gardening',
  'nanny, ayah, aaya, babysitter, baby sitter, caretaker, care taker',
  'beautician, beauty, parlour, parlor, salon, makeup, hairdresser, hair dresser, hair stylist, barber',
  // Schools, health and journeys
  'teacher, tutor, tuition, faculty, lecturer, professor, shikshak, pgt, tgt, prt',
  'counsellor, counselor, counselling, counseling',
  'nurse, nursing, gnm, anm, ward boy, compounder',
  'doctor, physician, mbbs, bams, bhms, rmo, medical officer',
  'pharmacist, pharmacy, medical store, dpharm, bpharm',
  'lab technician, laboratory, lab assistant, chemist, chemistry, dmlt',
  'travel, travel agent, tour, tours, tourism, tour operator, ticketing, visa, holiday, yatra',
];

/** Legal forms, which users do not search for. */
const LEGAL_FORMS: ReadonlySet<string> = new Set([
  'pvt',
  'private',
  'ltd',
  'limited',
  'llp',
  'opc',
  'inc',
  'co',
  'corporation',
  'company',
]);

/** The maximum number of words in a phrase. */
const MAX_PHRASE_WORDS = 3;

const stems = (words: readonly string[]): string => words.map(stemWord).join(' ');

/** Names of the groups by word stems. The first entry of a line names its group. */
const NAMES: ReadonlyMap<string, string> = new Map(
  SYNONYM_GROUPS.flatMap((line) => {
    const members = line.split(', ').map((member) => stems(member.split(' ')));
    return members.map((member) => [member, members[0] ?? ''] as const);
  }),
);

/** Current place names by their words. */
const PLACES: ReadonlyMap<string, string> = new Map(
  PLACE_NAMES.map(([name, present]) => [stems(name.split(' ')), stems(present.split(' '))]),
);

const nameOfStems = (stem: string): string | undefined => NAMES.get(stem) ?? PLACES.get(stem);

/** All words of the table, for correcting typing errors. */
export const SYNONYM_GROUP_WORDS: ReadonlySet<string> = new Set(SYNONYM_GROUPS.flatMap((line) => line.split(/, | /)));

const groupName = (word: string): string => {
  const stem = stemWord(word);
  return nameOfStems(stem) ?? stem;
};

/** Returns the synonym groups of a title, a skill or a place: by each word and each known phrase. */
export function findSynonymGroups(text: string): string[] {
  const words = wordsInOrder(text);
  const groups = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from] ?? '';
    if (!STOP_WORDS.has(word)) groups.add(groupName(word));
    for (let length = 2; length <= MAX_PHRASE_WORDS; length += 1) {
      const name = nameOfStems(stems(words.slice(from, from + length)));
      if (name !== undefined && from + length <= words.length) groups.add(name);
    }
  }
  return [...groups];
}

/** The maximum length of a group name in the index. */
const MAX_NAME_LENGTH = 15;

/** Returns the index term of a group. Words never start with its prefix. */
export const synonymGroupTerm = (family: string): string => `~${family.slice(0, MAX_NAME_LENGTH)}`;

/** Returns the index term of a company word. No other term starts with its prefix. */
export const companyTerm = (word: string): string => `@${word.slice(0, MAX_NAME_LENGTH)}`;

/** Removes the legal form and common words from the words of a company name. */
export const companyWords = (words: readonly string[]): string[] =>
  words.filter((word) => !STOP_WORDS.has(word) && !LEGAL_FORMS.has(word));

/** Returns the index terms of a company name. */
export const companyTerms = (name: string): string[] => [...new Set(companyWords(wordsInOrder(name)).map(companyTerm))];

/** Returns the index terms of a job's synonym groups: of its title, skills and place. */
export function synonymGroupTerms(job: {
  title: string;
  skills: readonly string[];
  city: string;
  state: string;
}): string[] {
  const texts = [job.title, ...job.skills, job.city, job.state];
  return [...new Set(texts.flatMap(findSynonymGroups).map(synonymGroupTerm))];
}

export interface SearchedSynonymGroup {
  family: string;
  /** The typed word, which may be a prefix; null for a phrase. */
  word: string | null;
  /** True if the word is in the table and therefore describes the work. */
  isKnown: boolean;
}

/** Returns the synonym groups of a search. Empty if no word describes the work. */
export function searchedSynonymGroups(words: readonly string[]): SearchedSynonymGroup[] {
  const groups: SearchedSynonymGroup[] = [];
  for (let from = 0; from < words.length; ) {
    const phrase = findPhrase(words, from);
    if (phrase !== null) {
      groups.push({ family: phrase.family, word: null, isKnown: phrase.isKnown });
      from += phrase.length;
      continue;
    }
    const word = words[from] ?? '';
    if (!STOP_WORDS.has(word) && !LEGAL_FORMS.has(word))
      groups.push({ family: groupName(word), word, isKnown: NAMES.has(stemWord(word)) });
    from += 1;
  }
  return groups;
}

/** Returns the longest known phrase at this position. */
function findPhrase(
  words: readonly string[],
  from: number,
): { family: string; length: number; isKnown: boolean } | null {
  for (let length = MAX_PHRASE_WORDS; length > 1; length -= 1) {
    if (from + length > words.length) continue;
    const stem = stems(words.slice(from, from + length));
    const family = nameOfStems(stem);
    if (family !== undefined) return { family, length, isKnown: NAMES.has(stem) };
  }
  return null;
}
