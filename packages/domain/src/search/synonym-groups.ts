import { MAX_PREFIX_LENGTH, SHORT_WORD_LENGTH, wordsInOrder } from './job-search.js';
import { findPincode, type Place, type PlaceKind, PLACE_NAMES } from './place-names.js';
import { STOP_WORDS } from './stop-words.js';
import { stemWord } from './word-stem.js';

/**
 * Synonym groups, one per line: job titles, trade terms (diamonds and textiles of Surat), abbreviations, and Hindi or Gujarati
 * words in Latin letters. Each word finds all others of its line. Words with the same stem need no line: driver finds driving.
 */
const SYNONYM_GROUPS: readonly string[] = [
  // Qualifications
  'b.com, bcom, b com, bachelor of commerce, commerce graduate',
  'm.com, mcom, m com, master of commerce',
  'b.a, ba, bachelor of arts, arts graduate',
  'b.sc, bsc, b sc, bachelor of science, science graduate',
  'm.sc, msc, m sc, master of science',
  'b.tech, btech, b tech, b.e, b e, bachelor of engineering, bachelor of technology',
  'm.tech, mtech, m tech, m.e',
  'bba, b.b.a, bachelor of business administration, bbm',
  'mba, m.b.a, pgdm, master of business administration',
  'bca, b.c.a, bachelor of computer applications',
  'mca, m.c.a, master of computer applications',
  'b.ed, bed, b ed, bachelor of education',
  'b.pharm, b pharm, b.pharma, b pharma, bachelor of pharmacy',
  'llb, l.l.b, bachelor of law',
  'iti, i.t.i, industrial training institute, आईटीआई, આઈટીઆઈ',
  'diploma, polytechnic, डिप्लोमा, ડિપ્લોમા',
  'graduate, graduation, any graduate, any degree, bachelor, bachelors, degree, स्नातक, સ્નાતક',
  'post graduate, postgraduate, post graduation, masters degree, pg',
  '12th, 12th pass, 12 pass, 12th std, std 12, hsc, h.s.c, twelfth, higher secondary, intermediate, barvi, barahvi, 12वीं, 12મું',
  '10th, 10th pass, 10 pass, 10th std, std 10, ssc, s.s.c, tenth, matric, matriculation, dasvi, 10वीं, 10મું',
  '8th, 8th pass, 8 pass, 8th std',
  // Office
  'accountant, bookkeeper, book keeper, book keeping, bookkeeping, tally operator, munim, muneem, munimji, hisab, hisaab, hishob, khata, khatavahi, namu, account executive, लेखाकार, एकाउंटेंट, अकाउंटेंट, मुनीम, એકાઉન્ટન્ટ, મુનીમ, હિસાબ, हिसाब',
  'chartered accountant, ca, c.a, chartered accountancy, cpa, icai',
  'billing, invoice, invoicing, biller',
  'tax, taxation, gst, gstr, itr, income tax, tds, kar',
  'audit, auditor, article assistant, articleship, articled',
  'hr, human resource, hrm, recruiter, recruitment, recruiting, talent acquisition, personnel',
  'receptionist, front office, front desk, frontdesk, frontoffice, help desk, helpdesk, guest relation, swagat, रिसेप्शनिस्ट, રિસેપ્શનિસ્ટ',
  'sales, salesman, saleswoman, salesperson, salesgirl, selling, seller, marketing, business development, bde, bdm, vechan, bikri, vikri, सेल्स, सेल्समैन, सेल्समेन, સેલ્સ, સેલ્સમેન',
  'digital marketing, seo, sem, smm, smo, social media, performance marketing, online marketing, internet marketing, google ads, facebook ads',
  'telecaller, tele caller, telecalling, tele calling, telesales, tele sales, telemarketing, tele marketing, telephone operator, call center, call centre, bpo, customer care, customer support, customer service, calling executive, टेलीकॉलर, ટેલિકોલર',
  'data entry, dataentry, deo, computer operator, typist, typing, back office, backoffice, डाटा एंट्री, डेटा एंट्री, ડેટા એન્ટ્રી',
  'mis, ms excel, excel executive, data analyst, analytics',
  'admin, administrator, administration, administrative, office manager, office coordinator',
  'executive assistant, personal assistant, pa, ea, secretary, personal secretary',
  'peon, office boy, office assistant, office attendant, office helper, chaprasi, chaparasi, chaprashi, pattawala, pattavala, pantry boy, runner, चपरासी, ऑफिस बॉय, પટાવાળા, ઓફિસ બોય',
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
  'supervisor, foreman, incharge, in charge, line leader, mukadam, jobber, सुपरवाइजर, સુપરવાઇઝર',
  // Computers, pictures and words
  '.net, dotnet, dot net, asp.net, vb.net, net developer, net core',
  'c#, csharp, c sharp',
  'c++, cpp, c plus plus',
  'node.js, nodejs, node js, node',
  'react, react.js, reactjs, react js',
  'angular, angularjs, angular.js, angular js',
  'vue, vue.js, vuejs, vue js',
  'javascript, java script',
  'developer, programmer, programming, software engineer, coder, coding, sde, डेवलपर',
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
  'diamond, hira, heera, hiro, heere, ratnakalakar, ratna kalakar, हीरा, हीरे, હીરા, રત્નકલાકાર',
  'diamond polisher, polisher, polishing, ghisai, ghanti, ghantiwala, bruting, brillianteering, faceting, blocking',
  'sarin, sarine, galaxy, diamond planner, diamond planning, planner, planning, marker, marking',
  'diamond sorter, assorter, assorting, assortment, sorter, sorting, grader, grading, gia',
  'laser, laser operator, sawing, 4p',
  'jeweller, jewellery, jewelry, jeweler, goldsmith, sonar, sonari, gold, stone setter, setting, सोनी, સોની, ज्वेलर्स, jewellers, jewellary',
  // Textiles
  'loom, looms, weaver, weaving, powerloom, power loom, water jet, waterjet, air jet, airjet, rapier, jacquard, bunai, bunkar, vanat, sancha, बुनकर, लूम, લૂમ, વણકર',
  'dyeing, dyer, dye, dyes, jigger, stenter, colour master, color master, colour kitchen, process house, rangai',
  'printing, printer, digital printing, rotary printing, screen printing, sublimation, chhapai, chapai',
  'embroidery, embroider, emb, schiffli, multihead, multi head, zari, jari, zardosi, zardozi, kadhai, bharat kam, bharatkam, aari, handwork, hand work, कढ़ाई, एम्ब्रॉयडरी, એમ્બ્રોઇડરી, ભરતકામ',
  'yarn, texturising, texturizing, twisting, twister, tfo, warping, warper, sizing, doubling, winding, winder, beam',
  'knitting, knitter, raschel',
  'garment, garments, apparel, readymade, kapda, kapada, kapad, kapdu',
  'textile, textiles, fabric, cloth, saree, sari, vastra, साड़ी, कपड़ा, टेक्सटाइल, સાડી, કાપડ, ટેક્સટાઇલ',
  'textile designer, saree designer, sari designer, fabric designer, print designer, jacquard designer, embroidery designer',
  'fashion designer, fashion, garment designer, apparel designer',
  'merchandiser, merchandising, merchant',
  'tailor, tailoring, darji, darzi, darjee, silai, silayi, stitching, stitcher, sewing, sivan, silaikam, दर्जी, सिलाई, દરજી, સિલાઈ',
  'cutting master, cutter, cutting, pattern master, pattern maker',
  'packer, packing, packaging, folding, folder, pack',
  'quality, qc, qa, checker, checking, inspection, inspector',
  // Works and trades
  'cnc, vmc, hmc, lathe, turner, machinist, milling, kharad, kharadi',
  'welder, welding, fabricator, fabrication, वेल्डर, વેલ્ડર',
  'electrician, electrical, bijli, bijlee, bijali, wireman, wiring, बिजली, इलेक्ट्रीशियन, વીજળી, ઇલેક્ટ્રિશિયન',
  'plumber, plumbing, nal, pipe fitter, प्लंबर, પ્લમ્બર',
  'carpenter, carpentry, suthar, badhai, barhai, furniture, बढ़ई, સુથાર',
  'painter, painting, rang kam',
  'mechanic, mistri, mistry, garage, technician, fitter, maintenance, मिस्त्री, मैकेनिक, મિકેનિક, મિસ્ત્રી',
  'mason, kadiya, masonry',
  'production, manufacturing, factory, plant, karkhana, utpadan',
  'helper, labour, labor, labourer, worker, majdoor, mazdoor, majur, karigar, loader, hamal, मजदूर, हेल्पर, कारीगर, મજૂર, હેલ્પર, કારીગર',
  'driver, chauffeur, gadi, gaadi, gari, taxi, cab, lmv, hmv, vahan chalak, drayvar, ड्राइवर, चालक, ડ્રાઈવર, ડ્રાઇવર',
  'delivery, courier, rider, parcel, डिलीवरी, ડિલિવરી, delivery boy',
  'security, guard, watchman, chowkidar, chokidar, gunman, bouncer, चौकीदार, गार्ड, सिक्योरिटी, ચોકીદાર, સિક્યુરિટી',
  'housekeeping, house keeping, cleaner, cleaning, safai, sweeper, janitor, maid, jhadu, सफाई, સફાઈ',
  'cook, cooking, chef, rasoiya, rasoiyo, rasoi, bawarchi, maharaj, commis, kitchen, रसोइया, बावर्ची, રસોઈયો, રસોઈ',
  'waiter, waitress, steward, captain',
  'hotel, hospitality, resort, restaurant',
  'gardener, mali, gardening',
  'nanny, ayah, aaya, babysitter, baby sitter, caretaker, care taker',
  'beautician, beauty, parlour, parlor, salon, makeup, hairdresser, hair dresser, hair stylist, barber',
  // Schools, health and journeys
  'teacher, tutor, tuition, faculty, lecturer, professor, shikshak, pgt, tgt, prt, शिक्षक, टीचर, अध्यापक, શિક્ષક, ટીચર',
  'counsellor, counselor, counselling, counseling',
  'nurse, nursing, gnm, anm, ward boy, compounder, नर्स, નર્સ',
  'doctor, physician, mbbs, bams, bhms, rmo, medical officer, डॉक्टर, ડોક્ટર',
  'pharmacist, pharmacy, medical store, dpharm, d pharm, d.pharm, bpharm',
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
const stemsOf = (name: string): string => stems(wordsInOrder(name));

/** A synonym group, or a place. */
interface Family {
  name: string;
  kind: PlaceKind | 'WORK';
}

const placeFamily = ({ present, kind }: Place): Family => ({ name: stemsOf(present), kind });

/** Families by the stems of their names. The first entry of a line names its group, and work is stronger than a place. */
const FAMILIES: ReadonlyMap<string, Family> = new Map([
  ...PLACE_NAMES.map(([name, place]) => [stemsOf(name), placeFamily(place)] as const),
  ...SYNONYM_GROUPS.flatMap((line) => {
    const members = line.split(', ').map(stemsOf);
    return members.map((member) => [member, { name: members[0] ?? '', kind: 'WORK' }] as const);
  }),
]);

function findFamily(stem: string): Family | undefined {
  const family = FAMILIES.get(stem);
  if (family !== undefined) return family;
  const place = findPincode(stem);
  return place && placeFamily(place);
}

/** Words that are a member of a group on their own. */
const MEMBERS: ReadonlySet<string> = new Set(
  SYNONYM_GROUPS.flatMap((line) => line.split(', ').filter((member) => !member.includes(' '))),
);

/** All words of the table, for correcting typing errors. */
export const SYNONYM_GROUP_WORDS: ReadonlySet<string> = new Set(SYNONYM_GROUPS.flatMap((line) => line.split(/, | /)));

const groupName = (word: string): string => {
  const stem = stemWord(word);
  return findFamily(stem)?.name ?? stem;
};

/** A short beginning that may be longer than it says. Words never end with its mark. */
export const openBeginning = (word: string): string => `${word}*`;

/**
 * Returns the index terms of words of a title, a skill or a qualification: their beginnings. A short word is found only as a whole word, so
 * that "CA" does not find "CAD"; with its mark, suggestions find it. A beginning that names other work is not a beginning: "cook" of "cookies".
 */
export function wordBeginnings(words: readonly string[]): Set<string> {
  const all = new Set<string>();
  for (const word of words) {
    for (let length = 1; length <= Math.min(word.length, MAX_PREFIX_LENGTH); length += 1) {
      const beginning = word.slice(0, length);
      if (length <= SHORT_WORD_LENGTH) all.add(openBeginning(beginning));
      if (beginning === word || (length > SHORT_WORD_LENGTH && !isOtherWork(beginning, word))) all.add(beginning);
    }
  }
  return all;
}

const isOtherWork = (beginning: string, word: string): boolean =>
  MEMBERS.has(beginning) && groupName(beginning) !== groupName(word);

/** Returns the synonym groups of a title, a skill or a place: by each word and each known phrase. */
export function findSynonymGroups(text: string): string[] {
  const words = wordsInOrder(text);
  const groups = new Set<string>();
  for (let from = 0; from < words.length; from += 1) {
    const word = words[from] ?? '';
    if (!STOP_WORDS.has(word)) groups.add(groupName(word));
    for (let length = 2; length <= MAX_PHRASE_WORDS; length += 1) {
      const family = FAMILIES.get(stems(words.slice(from, from + length)));
      if (family !== undefined && from + length <= words.length) groups.add(family.name);
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

/** Returns the index terms of a job's synonym groups: of its title, skills, qualification and place. */
export function synonymGroupTerms(job: {
  title: string;
  skills: readonly string[];
  minimumQualification: string;
  city: string;
  state: string;
}): string[] {
  const texts = [job.title, ...job.skills, job.minimumQualification, job.city, job.state];
  return [...new Set(texts.flatMap(findSynonymGroups).map(synonymGroupTerm))];
}

export interface SearchedSynonymGroup {
  family: string;
  /** The typed word, which may be a prefix; null for a phrase. */
  word: string | null;
  /** The words of the search that name the group. */
  words: readonly string[];
  /** Describes the work, a city or a locality of it, or a state. Null for a word of no table. */
  kind: Family['kind'] | null;
}

/** Returns the synonym groups of a search. Empty if no word describes the work. */
export function searchedSynonymGroups(words: readonly string[]): SearchedSynonymGroup[] {
  const groups: SearchedSynonymGroup[] = [];
  for (let from = 0; from < words.length; ) {
    const phrase = findPhrase(words, from);
    if (phrase !== null) {
      groups.push({
        family: phrase.family.name,
        word: null,
        words: words.slice(from, from + phrase.length),
        kind: phrase.family.kind,
      });
      from += phrase.length;
      continue;
    }
    const word = words[from] ?? '';
    if (!STOP_WORDS.has(word) && !LEGAL_FORMS.has(word)) {
      const family = findFamily(stemWord(word));
      groups.push({ family: family?.name ?? stemWord(word), word, words: [word], kind: family?.kind ?? null });
    }
    from += 1;
  }
  return groups;
}

/** Returns the longest known phrase at this position. */
function findPhrase(words: readonly string[], from: number): { family: Family; length: number } | null {
  for (let length = MAX_PHRASE_WORDS; length > 1; length -= 1) {
    if (from + length > words.length) continue;
    const family = FAMILIES.get(stems(words.slice(from, from + length)));
    if (family !== undefined) return { family, length };
  }
  return null;
}
