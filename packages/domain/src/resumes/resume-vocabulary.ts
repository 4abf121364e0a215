import type { State } from '../india/india.js';

/** The vocabulary of Indian resumes. Data only. */

/** Common cities by state. Other cities are recognized only with a label. */
const CITIES_BY_STATE: Readonly<Partial<Record<State, string>>> = {
  Gujarat:
    'Surat, Ahmedabad, Vadodara, Rajkot, Bhavnagar, Jamnagar, Gandhinagar, Junagadh, Anand, Nadiad, Navsari, Valsad, Vapi, Bharuch, Ankleshwar, Bardoli, Mehsana, Morbi, Surendranagar, Palanpur, Porbandar, Bhuj, Gandhidham, Godhra, Patan, Himatnagar, Amreli, Botad, Dahod, Vyara',
  Maharashtra:
    'Mumbai, Pune, Nagpur, Thane, Nashik, Aurangabad, Navi Mumbai, Solapur, Kolhapur, Amravati, Sangli, Jalgaon, Akola, Latur, Dhule, Ahmednagar, Nanded, Bhiwandi, Kalyan, Dombivli, Ichalkaranji, Satara, Ratnagiri, Panvel, Palghar, Vasai, Nandurbar',
  Rajasthan: 'Jaipur, Jodhpur, Udaipur, Kota, Bikaner, Ajmer, Bhilwara, Alwar, Sikar, Pali, Balotra, Barmer',
  Karnataka: 'Bengaluru, Bangalore, Mysuru, Mysore, Mangaluru, Mangalore, Hubballi, Hubli, Belagavi, Belgaum, Dharwad',
  'Tamil Nadu': 'Chennai, Coimbatore, Madurai, Tiruppur, Salem, Tiruchirappalli, Trichy, Erode, Vellore, Karur',
  Telangana: 'Hyderabad, Secunderabad, Warangal, Karimnagar, Nizamabad',
  'Andhra Pradesh': 'Visakhapatnam, Vijayawada, Guntur, Nellore, Tirupati, Kurnool, Rajahmundry',
  Kerala: 'Kochi, Cochin, Thiruvananthapuram, Kozhikode, Thrissur, Kollam, Kottayam, Kannur',
  Delhi: 'New Delhi, Delhi',
  'Uttar Pradesh':
    'Lucknow, Kanpur, Ghaziabad, Agra, Varanasi, Meerut, Noida, Greater Noida, Prayagraj, Allahabad, Gorakhpur, Bareilly, Aligarh, Moradabad, Jhansi, Mathura',
  Haryana: 'Gurugram, Gurgaon, Faridabad, Panipat, Ambala, Hisar, Karnal, Rohtak, Sonipat',
  Punjab: 'Ludhiana, Amritsar, Jalandhar, Patiala, Bathinda, Mohali',
  Chandigarh: 'Chandigarh',
  'West Bengal': 'Kolkata, Howrah, Siliguri, Durgapur, Asansol',
  Bihar: 'Patna, Gaya, Bhagalpur, Muzaffarpur, Darbhanga',
  Jharkhand: 'Ranchi, Jamshedpur, Dhanbad, Bokaro',
  Odisha: 'Bhubaneswar, Cuttack, Rourkela, Puri, Berhampur',
  'Madhya Pradesh': 'Indore, Bhopal, Jabalpur, Gwalior, Ujjain, Ratlam, Burhanpur, Dewas',
  Chhattisgarh: 'Raipur, Bhilai, Bilaspur, Durg, Korba',
  Assam: 'Guwahati, Dibrugarh, Silchar, Jorhat',
  Goa: 'Panaji, Margao, Vasco da Gama',
  Uttarakhand: 'Dehradun, Haridwar, Rishikesh, Haldwani',
  'Himachal Pradesh': 'Shimla, Solan, Baddi',
  'Dadra and Nagar Haveli and Daman and Diu': 'Silvassa, Daman',
  'Jammu and Kashmir': 'Srinagar, Jammu',
  Puducherry: 'Puducherry',
};

export const CITIES: ReadonlyMap<string, { city: string; state: State }> = new Map(
  Object.entries(CITIES_BY_STATE).flatMap(([state, cities]) =>
    cities.split(', ').map((city) => [city.toLowerCase(), { city, state: state as State }] as const),
  ),
);

const alternatives = (words: string): string => words.trim().split(/\s+/).join('|');

export const COMPANY_WORDS = new RegExp(
  `(?<![\\p{L}])(?:${alternatives(`
    pvt private ltd limited llp inc corp corporation company co industries industry mills? textiles? tex bank
    solutions? technologies technology tech infotech infosystems systems software services? enterprises? associates
    traders? trading group hospitals? clinic schools? college exports? imports? silks? fabrics? fashions? creations?
    diamonds? gems? jewell?er[sy]* jewels? chemicals? pharma pharmaceuticals? laborator(?:y|ies) labs? constructions?
    builders? developers\\s+llp infra infrastructure engineering\\s+works works motors automobiles? foods? hotels? resorts?
    logistics transport finance financial consultan(?:ts|cy) agency agencies studio prints? processors? dyeing
    synthetics? yarns? weaving garments? apparels? retail mart store stores organi[sz]ation foundation trust
    communications? media ventures? international sons brothers bros`)})(?![\\p{L}])|&\\s*(?:co|sons)\\b`,
  'iu',
);

export const ROLE_WORDS = new RegExp(
  `(?<![\\p{L}])(?:${alternatives(`
    manager engineer accountant executive officer assistant developer designer operator supervisor analyst clerk
    teacher intern trainee head lead leader consultant technician administrator admin receptionist coordinator
    co-ordinator merchandiser nurse driver cashier associate specialist director architect programmer tester auditor
    secretary salesman salesperson representative incharge in-charge electrician fitter welder machinist helper
    storekeeper store-keeper keeper planner buyer writer editor marketer recruiter trainer lecturer professor tutor chemist
    pharmacist stitcher tailor cutter master weaver dyer checker packer draughtsman draftsman surveyor foreman
    telecaller counsellor agent advisor adviser partner president chef cook waiter steward hr apprentice sorter
    planner controller sampler illustrator photographer chartered`)})(?![\\p{L}])`,
  'iu',
);

export const SCHOOL_WORDS =
  /(?<!\p{L})(?:university|universities|vidyapith|vidyapeeth|vidyalaya|vishwavidyalaya|vishwa\s?vidyalaya|institute|institution|college|school|board|academy|polytechnic|vnsgu|gtu|gseb|ghseb|cbse|icse|icai|iit|nit|nift|nid|iim|svnit|iti|ignou|msu|mahavidyalaya|विश्वविद्यालय|महाविद्यालय)(?!\p{L})/iu;
export const UNIVERSITY_WORDS =
  /(?<!\p{L})(?:university|vidyapith|vidyapeeth|vishwavidyalaya|vnsgu|gtu|board|gseb|ghseb|cbse|icse|ignou|icai|iit|nit|nift|nid|iim|svnit|विश्वविद्यालय)(?!\p{L})/iu;

/** Headings in large letters that are not names. */
export const NO_NAME =
  /\b(?:resume|résumé|curriculum|vitae|cv|bio-?\s?data|profile|mobile|phone|email|e-mail|contact|address|objective|summary|page|linkedin|india|confidential|application|name|father|mother|date|birth)\b/iu;

/** Skills that are recognized in the whole text without a skills section. */
export const KNOWN_SKILLS: readonly string[] =
  'Tally, Tally Prime, Tally ERP 9, GST, TDS, MS Excel, MS Word, MS Office, PowerPoint, SAP, Busy, Zoho, QuickBooks, Payroll, AutoCAD, SolidWorks, Photoshop, CorelDRAW, Illustrator, Figma, JavaScript, TypeScript, React, Node.js, Python, Java, PHP, HTML, CSS, SQL, MySQL, WordPress, SEO, Google Ads, Recruitment, Merchandising, Quality Control, PLC, CNC, Communication, Typing'.split(
    ', ',
  );
