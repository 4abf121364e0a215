import { OPTIONAL_WORDS } from './optional-words.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that say nothing in a job search. A search does not contain them. */
export const FILLER_WORDS: ReadonlySet<string> = setOf(`
  job jobs vacancy vacancies vacency opening openings requirement requirements required urgent urgently need needed wanted want looking apply
  hiring candidate candidates near nearby me for in at of and or with a an the to on best top latest new good india
  naukri nokri noukri nokari bharti rojgar rozgar chahiye chahie joiye jagya ka ki ke ko mein
  नौकरी नोकरी जॉब जॉब्स भर्ती रोजगार वैकेंसी में की के का को चाहिए पास भारत
  નોકરી જોબ જોબ્સ ભરતી રોજગાર માં ની ના નો નું માટે જોઈએ નજીક ભારત`);

/** Words of a location that name no place. */
export const LOCATION_FILLERS: ReadonlySet<string> = setOf(
  'india bharat city district dist area location anywhere all any pan શહેર जिला शहर',
);

/** Words without meaning for the work. Related jobs need not contain them. */
export const STOP_WORDS: ReadonlySet<string> = new Set([...FILLER_WORDS, ...OPTIONAL_WORDS]);
