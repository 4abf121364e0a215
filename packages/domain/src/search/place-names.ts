import { STATES } from '../india/india.js';
import { wordsInOrder } from './job-search.js';
import { LOCALITIES, PINCODE_CITIES, PINCODE_STATES } from './place-localities.js';

/**
 * Cities, one per line: the current name, then former names, common spellings and the names in Devanagari and Gujarati.
 * A job in "Bengaluru" is found by "Bangalore" and vice versa.
 */
const CITIES: readonly string[] = [
  'agra, आगरा, આગ્રા',
  'ahmedabad, ahemdabad, ahmadabad, ahemadabad, amdavad, karnavati, अहमदाबाद, અમદાવાદ',
  'alappuzha, alleppey',
  'anand, आणंद, આણંદ',
  'ankleshwar, ankaleshwar, अंकलेश्वर, અંકલેશ્વર',
  'bardoli, बारडोली, બારડોલી',
  'belagavi, belgaum',
  'bengaluru, bangalore, banglore, bangaluru, bengalore, benglore, bengalooru, बेंगलुरु, बैंगलोर, બેંગલુરુ, બેંગ્લોર',
  'bharuch, broach, भरूच, ભરૂચ',
  'bhavnagar, भावनगर, ભાવનગર',
  'bhopal, भोपाल, ભોપાલ',
  'bhubaneswar, bhubaneshwar, bhuvaneshwar',
  'chandigarh, चंडीगढ़, ચંદીગઢ',
  'chennai, madras, chenai, चेन्नई, ચેન્નઈ',
  'chhatrapati sambhajinagar, aurangabad',
  'coimbatore, kovai, coimbatur, कोयंबटूर',
  'delhi, new delhi, delhi ncr, dilli, dehli, दिल्ली, नई दिल्ली, દિલ્હી',
  'gandhinagar, gandhi nagar, गांधीनगर, ગાંધીનગર',
  'gurugram, gurgaon, gurgoan, गुरुग्राम, ગુરુગ્રામ',
  'guwahati, gauhati',
  'hubballi, hubli',
  'hyderabad, hydrabad, hyderbad, हैदराबाद, હૈદરાબાદ',
  'indore, indaur, इंदौर, ઇન્દોર',
  'jaipur, जयपुर, જયપુર',
  'jamnagar, जामनगर, જામનગર',
  'jodhpur, जोधपुर, જોધપુર',
  'junagadh, junagarh, जूनागढ़, જૂનાગઢ',
  'kachchh, kutch, कच्छ, કચ્છ',
  'kalaburagi, gulbarga',
  'kanpur, cawnpore, कानपुर, કાનપુર',
  'kochi, cochin',
  'kolkata, calcutta, kolkatta, calcuta, कोलकाता, કોલકાતા',
  'kollam, quilon',
  'kozhikode, calicut',
  'lucknow, lakhnau, लखनऊ, લખનૌ',
  'ludhiana, लुधियाना, લુધિયાણા',
  'mangaluru, mangalore',
  'mehsana, mahesana, मेहसाणा, મહેસાણા',
  'morbi, morvi, मोरबी, મોરબી',
  'mumbai, bombay, mumbay, bambai, मुंबई, मुम्बई, મુંબઈ',
  'mysuru, mysore',
  'nadiad, नडियाद, નડિયાદ',
  'nagpur, नागपुर, નાગપુર',
  'nashik, nasik, नासिक, નાસિક',
  'navi mumbai, new bombay, new mumbai, नवी मुंबई, નવી મુંબઈ',
  'navsari, नवसारी, નવસારી',
  'noida, नोएडा, નોઈડા',
  'panaji, panjim',
  'patna, पटना, પટના',
  'prayagraj, allahabad, ilahabad',
  'puducherry, pondicherry, pondichery, pondy',
  'pune, poona, puna, पुणे, પુણે',
  'rajkot, राजकोट, રાજકોટ',
  'shimla, simla',
  'shivamogga, shimoga',
  'silvassa, selvas, सिलवासा, સેલવાસ',
  'surat, suart, surath, सूरत, સુરત',
  'thane, thana, ठाणे, થાણે',
  'thanjavur, tanjore',
  'thiruvananthapuram, trivandrum',
  'thrissur, trichur',
  'tiruchirappalli, tiruchirapalli, trichy',
  'tirunelveli, nellai',
  'tiruppur, tirupur, thiruppur, तिरुपुर',
  'tumakuru, tumkur',
  'udaipur, उदयपुर, ઉદયપુર',
  'vadodara, baroda, barodara, vadodra, badoda, वडोदरा, વડોદરા',
  'valsad, bulsar, वलसाड, વલસાડ',
  'vapi, वापी, વાપી',
  'varanasi, banaras, benares, kashi, वाराणसी, વારાણસી',
  'vijayawada, bezawada',
  'visakhapatnam, vishakhapatnam, vizag',
];

/** Cities with one spelling. */
const PLAIN_CITIES = `
agartala aizawl ajmer akola aligarh alwar ambala amravati amreli amritsar asansol bareilly bathinda bhagalpur bhilai bhilwara bhuj bikaner bilaspur
bokaro botad cuttack dahod daman davanagere dehradun dewas dhanbad dhule durgapur erode faridabad gandhidham gangtok gaya ghaziabad godhra gorakhpur
guntur gwalior haldwani halol haridwar himatnagar hisar hosur howrah imphal itanagar jabalpur jalandhar jalgaon jammu jamshedpur jhansi kalol kannur
karimnagar karnal kohima kolhapur kota kottayam kurnool latur madurai malappuram margao mathura meerut mohali moradabad muzaffarpur nanded nellore
nizamabad palakkad palanpur panchkula panipat patan patiala porbandar raipur rajpura ranchi ratlam ratnagiri rohtak roorkee rourkela saharanpur salem
sambalpur sangli satara secunderabad shillong siliguri solapur sonipat srinagar surendranagar tirupati udupi ujjain vasai vellore virar warangal`;

/** States and union territories with other names. */
const STATE_NAMES: readonly string[] = [
  'andhra pradesh, ap',
  'chhattisgarh, chattisgarh, chhatisgarh',
  'gujarat, gujrat, gujarath, gujraat, gujurat, गुजरात, ગુજરાત',
  'haryana, hariyana, हरियाणा, હરિયાણા',
  'himachal pradesh, hp',
  'jammu and kashmir, j&k',
  'karnataka, karnatak, कर्नाटक, કર્ણાટક',
  'madhya pradesh, mp, मध्य प्रदेश, મધ્ય પ્રદેશ',
  'maharashtra, maharastra, maharashtara, महाराष्ट्र, મહારાષ્ટ્ર',
  'odisha, orissa',
  'punjab, panjab, पंजाब, પંજાબ',
  'rajasthan, rajsthan, rajastan, राजस्थान, રાજસ્થાન',
  'tamil nadu, tamilnadu, tn, तमिलनाडु, તમિલનાડુ',
  'telangana, telengana, तेलंगाना',
  'uttar pradesh, up, उत्तर प्रदेश, ઉત્તર પ્રદેશ',
  'uttarakhand, uttaranchal, uttrakhand',
  'west bengal, bengal, wb, पश्चिम बंगाल, પશ્ચિમ બંગાળ',
];

/** The maximum number of words in a name. */
const MAX_WORDS = 6;

/** Shorter names have other meanings: "HP" is also a brand. */
const MIN_UNAMBIGUOUS = 4;

const key = (name: string): string => wordsInOrder(name).join(' ');

const toLines = (places: readonly string[]): string[][] => places.map((line) => line.split(', ').map(key));

const cityLines = toLines([...CITIES, ...PLAIN_CITIES.trim().split(/\s+/)]);
const cityNames: ReadonlySet<string> = new Set(cityLines.flat());
const namedStates = toLines(STATE_NAMES);
const stateLines = [
  ...namedStates,
  ...STATES.map(key)
    .filter((state) => !cityNames.has(state) && !namedStates.some(([name]) => name === state))
    .map((state) => [state]),
];
const localityLines = LOCALITIES.flatMap(({ city, names }) =>
  names.split(', ').map((name) => [key(name), city] as const),
);

export type PlaceKind = 'CITY' | 'STATE' | 'LOCALITY';

export interface Place {
  /** The current name of the city or the state. A locality has the name of its city. */
  present: string;
  kind: PlaceKind;
}

const placesOf = (lines: readonly (readonly string[])[], kind: PlaceKind): [string, Place][] =>
  lines.flatMap(([present = '', ...others]) => [present, ...others].map((name) => [name, { present, kind }]));

/** Every known place by its words. Cities come last, since the name of a city is stronger than that of a locality. */
const byName: ReadonlyMap<string, Place> = new Map<string, Place>([
  ...localityLines.map(([name, present]): [string, Place] => [name, { present, kind: 'LOCALITY' }]),
  ...placesOf(stateLines, 'STATE'),
  ...placesOf(cityLines, 'CITY'),
]);

/** Latin names of each city and state, under which it is indexed. The names in other scripts are resolved in the search. */
const latinNames: ReadonlyMap<string, readonly string[]> = new Map(
  [...cityLines, ...stateLines].map((names) => [names[0] ?? '', names.filter((name) => /^[a-z]/.test(name))]),
);

/** Unambiguous names of places. */
export const PLACE_NAMES: readonly (readonly [name: string, place: Place])[] = [...byName].filter(
  ([name]) => name.length >= MIN_UNAMBIGUOUS,
);

/** Returns the words under which a place is found, including its other names. */
export function placeWords(place: string): string[] {
  const words = wordsInOrder(place);
  const all = new Set(words);
  for (const { found } of placesIn(words)) {
    const names = found === undefined ? [] : (latinNames.get(found.present) ?? []);
    for (const name of names) for (const word of name.split(' ')) all.add(word);
  }
  return [...all];
}

/** Returns a key that is equal for all names and spellings of one place. */
export function placeKey(place: string): string {
  const name = key(place);
  return byName.get(name)?.present ?? name;
}

interface PlacePart {
  words: readonly string[];
  /** Undefined for a word of no known place. */
  found: Place | undefined;
}

/** Splits words into known places, the longest names first, and other words. */
export function placesIn(words: readonly string[]): PlacePart[] {
  const parts: PlacePart[] = [];
  for (let from = 0; from < words.length; ) {
    const part = longestPlace(words, from) ?? { words: words.slice(from, from + 1), found: undefined };
    parts.push(part);
    from += part.words.length;
  }
  return parts;
}

function longestPlace(words: readonly string[], from: number): PlacePart | undefined {
  for (let length = Math.min(MAX_WORDS, words.length - from); length > 0; length -= 1) {
    const name = words.slice(from, from + length);
    const found = byName.get(name.join(' ')) ?? findPincode(name.join(' '));
    if (found !== undefined) return { words: name, found };
  }
  return undefined;
}

/** Returns the city or the state of a PIN code; undefined for other text. */
export function findPincode(name: string): Place | undefined {
  if (!/^[1-9]\d{5}$/.test(name)) return undefined;
  const city = PINCODE_CITIES.get(name.slice(0, 3));
  if (city !== undefined) return { present: city, kind: 'CITY' };
  const state = PINCODE_STATES.get(name.slice(0, 2));
  return state === undefined ? undefined : { present: state, kind: 'STATE' };
}
