import { wordsInOrder } from './job-search.js';

/**
 * Names of places, one place per line: the current name, then former names and common spellings. A job in "Bengaluru"
 * is found by "Bangalore" and vice versa.
 */
const PLACES: readonly string[] = [
  // Cities
  'ahmedabad, ahemdabad, ahmadabad, ahemadabad, amdavad, karnavati',
  'alappuzha, alleppey',
  'belagavi, belgaum',
  'bengaluru, bangalore, banglore, bangaluru, bengalore, benglore, bengalooru',
  'bharuch, broach',
  'bhubaneswar, bhubaneshwar, bhuvaneshwar',
  'chennai, madras, chenai',
  'chhatrapati sambhajinagar, aurangabad',
  'coimbatore, kovai, coimbatur',
  'delhi, new delhi, delhi ncr, dilli, dehli',
  'gandhinagar, gandhi nagar',
  'guwahati, gauhati',
  'gurugram, gurgaon, gurgoan',
  'hubballi, hubli',
  'hyderabad, hydrabad, hyderbad',
  'indore, indaur',
  'kanpur, cawnpore',
  'kachchh, kutch',
  'kalaburagi, gulbarga',
  'kochi, cochin',
  'kolkata, calcutta, kolkatta, calcuta',
  'kollam, quilon',
  'kozhikode, calicut',
  'lucknow, lakhnau',
  'mangaluru, mangalore',
  'mehsana, mahesana',
  'mumbai, bombay, mumbay, bambai',
  'mysuru, mysore',
  'nashik, nasik',
  'navi mumbai, new bombay, new mumbai',
  'prayagraj, allahabad, ilahabad',
  'puducherry, pondicherry, pondichery, pondy',
  'pune, poona, puna',
  'shimla, simla',
  'shivamogga, shimoga',
  'surat, suart, surath',
  'thane, thana',
  'thanjavur, tanjore',
  'thiruvananthapuram, trivandrum',
  'thrissur, trichur',
  'tiruchirappalli, tiruchirapalli, trichy',
  'tirunelveli, nellai',
  'tumakuru, tumkur',
  'vadodara, baroda, barodara, vadodra, badoda',
  'varanasi, banaras, benares, kashi',
  'vijayawada, bezawada',
  'visakhapatnam, vishakhapatnam, vizag',
  // States and union territories
  'andhra pradesh, ap',
  'chhattisgarh, chattisgarh, chhatisgarh',
  'gujarat, gujrat, gujarath, gujraat, gujurat',
  'haryana, hariyana',
  'himachal pradesh, hp',
  'jammu and kashmir, j&k',
  'karnataka, karnatak',
  'madhya pradesh, mp',
  'maharashtra, maharastra, maharashtara',
  'odisha, orissa',
  'punjab, panjab',
  'rajasthan, rajsthan, rajastan',
  'tamil nadu, tamilnadu, tn',
  'telangana, telengana',
  'uttar pradesh, up',
  'uttarakhand, uttaranchal, uttrakhand',
  'west bengal, bengal, wb',
];

/** The maximum number of words in a name. */
const MAX_WORDS = 3;

/** Shorter names have other meanings: "HP" is also a brand. */
const MIN_UNAMBIGUOUS = 4;

const key = (name: string): string => wordsInOrder(name).join(' ');

const LINES: readonly (readonly string[])[] = PLACES.map((line) => line.split(', ').map(key));

const byName: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.flatMap((names) => names.map((name) => [name, names] as const)),
);

/** Unambiguous names of places with the current name. */
export const PLACE_NAMES: readonly (readonly [name: string, present: string])[] = LINES.flatMap((names) =>
  names.filter((name) => name.length >= MIN_UNAMBIGUOUS).map((name) => [name, names[0] ?? name] as const),
);

/** Returns the words under which a place is found, including its other names. */
export function placeWords(place: string): string[] {
  const words = wordsInOrder(place);
  const all = new Set(words);
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= MAX_WORDS && from + length <= words.length; length += 1) {
      const names = byName.get(words.slice(from, from + length).join(' ')) ?? [];
      for (const name of names) for (const word of name.split(' ')) all.add(word);
    }
  }
  return [...all];
}

/** Returns a key that is equal for all names and spellings of one place. */
export function placeKey(place: string): string {
  const name = key(place);
  return byName.get(name)?.[0] ?? name;
}
