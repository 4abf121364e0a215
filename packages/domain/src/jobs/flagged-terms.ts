/**
 * Terms of a job that the law forbids or that ask candidates for money (specification 4 §3). The list is short, and its phrases are whole
 * requirements: it finds "male only" and ignores "male connector". An administrator checks the findings. Nothing is rejected automatically.
 */

export const FLAGGED_TERM_TOPIC_LABELS = {
  FEES: 'money from candidates',
  GENDER: 'gender',
  AGE: 'age',
  MARITAL_STATUS: 'marital status',
  RELIGION: 'religion',
  CASTE: 'caste',
} as const;

export type FlaggedTermTopic = keyof typeof FLAGGED_TERM_TOPIC_LABELS;

/** A match: the text from `start` to `end`. */
export interface FlaggedTerm {
  topic: FlaggedTermTopic;
  words: string;
  start: number;
  end: number;
}

interface Phrase {
  topic: FlaggedTermTopic;
  phrase: RegExp;
  /** The match is ignored if the text before or after it matches. */
  unlessAfter?: RegExp;
  unlessBefore?: RegExp;
}

/** The number of characters around a phrase in which exceptions are searched. */
const AROUND = 60;

const SEX = '(?:males?|females?|men|women|man|woman|boys?|girls?|lady|ladies|gents|gentlemen)';
const BOTH_SEXES = new RegExp(`\\b${SEX}\\s*(?:/|,|&|and|or)\\s*$`, 'i');
const AND_THE_OTHER = new RegExp(`^\\s*(?:/|,|&|and|or)\\s*${SEX}\\b`, 'i');
const PERSON =
  '(?:candidates?|applicants?|staff|employees?|workers?|persons?|people|executives?|receptionists?|tele-?callers?|helpers?|nurses?|drivers?|tailors?|teachers?|counsell?ors?|cooks?|packers?|operators?|secretar(?:y|ies)|assistants?|guards?|trainers?|managers?|accountants?)';
const WANTED = '(?:only|preferred|preferably|required|wanted|needed)';
const FAITH = '(?:hindu|muslim|christian|sikh|jain|parsi|buddhist)';
const CASTE = '(?:brahmin|baniya|rajput|kshatriya|vaishya|maratha|dalit)';
const COMMUNITY = '(?:patel|patidar|marwari|agarwal|sindhi|gujarati)';
const FEE = '(?:fees?|charges?|deposits?|amount|money)';
/** A thing, not a person: a plug, a gym for women. */
const A_THING =
  /^\s*(?:connectors?|plugs?|sockets?|threads?|couplings?|fittings?|wards?|hostels?|gyms?|salons?|coach(?:es)?|sections?|batch(?:es)?|colleges?|schools?|wear|garments?)\b/i;
/** Payments by others. */
const FROM_OTHERS =
  /\b(?:tenants?|customers?|clients?|vendors?|dealers?|guests?|students?|patients?|members?|course|patent|trade\s?marks?|vehicles?|company|property|land|rental|lease|event|gst)(?:['’]s?)?\s*$/i;
const BY_OTHERS =
  /^\s*(?:structures?|modules?|counters?|(?:(?:paid|due|payable|received|collected)\s+)?(?:from|by|of|for)\s+(?:our\s+|the\s+|new\s+)?(?:tenants?|customers?|clients?|vendors?|dealers?|guests?|students?|patients?|members?|suppliers?|vehicles?|trade\s?marks?|companies))\b/i;
/** No fee, also as the last item of a list: "no registration, processing or training fee". */
const NO_FEE =
  /\b(?:no|not|never|without|zero|nil|free\s+of|(?:do|does|don|doesn)(?:\s+not|['’]t))\s+(?:(?:ask|charge|collect|take|demand|pay|for|you|candidates?|any|kind|of|a|an|the|hidden|or|and|registration|joining|processing|training|security|fees?|charges?|deposits?|refundable|caution)[\s,/]+)*$/i;
/** Ages that do not describe the candidate. */
const OTHERS_AGE =
  /\b(?:customers?|audiences?|children|kids|students?|patients?|consumers?|users|clients?|people|members|learners)\b[^.;\n]{0,30}$/i;
const NOT_AN_AGE =
  /\b(?:tenures?|loans?|mortgages?|leases?|terms?|bonds?|buildings?|companies|company|firms?|experience|warranty|period|machines?|vehicles?)\b[^.;\n]{0,20}$/i;
const NO_AGE_AFTER =
  /^\s*(?:of\s+)?(?:['’]\s*)?(?:work\s+|relevant\s+|total\s+)?(?:experience|exp\b|warranty|tenure|service|in\s+business)/i;

const phrase = (source: string): RegExp => new RegExp(`\\b${source}`, 'giu');

const PHRASES: readonly Phrase[] = [
  ...[
    `(?:registration|joining)\\s+${FEE}`,
    `(?:security|caution|refundable|joining)\\s+(?:deposits?|money)`,
    `training\\s+(?:fees?|charges?|deposits?)`,
  ].map((source) => ({
    topic: 'FEES' as const,
    phrase: phrase(`${source}\\b`),
    unlessAfter: BY_OTHERS,
    unlessBefore: new RegExp(`${NO_FEE.source}|${FROM_OTHERS.source}`, 'i'),
  })),
  {
    topic: 'FEES',
    phrase: phrase(
      `(?:candidates?|applicants?|you)\\s+(?:must|should|shall|will|need\\s+to|ha(?:ve|s)\\s+to|(?:is|are)\\s+required\\s+to)\\s+(?:pay|deposit)\\b`,
    ),
  },
  { topic: 'FEES', phrase: phrase('pay\\s+to\\s+(?:join|apply|work)\\b'), unlessBefore: NO_FEE },

  {
    topic: 'GENDER',
    phrase: phrase(`only\\s+(?:for\\s+)?${SEX}\\b(?:\\s+${PERSON}\\b)?`),
    unlessBefore: /\bnot\s+$/i,
    unlessAfter: new RegExp(`${AND_THE_OTHER.source}|${A_THING.source}`, 'i'),
  },
  {
    topic: 'GENDER',
    phrase: phrase(`${SEX}\\s+(?:${PERSON}\\s+)?(?:can\\s+apply|may\\s+apply|${WANTED})\\b`),
    unlessBefore: BOTH_SEXES,
    unlessAfter: A_THING,
  },
  {
    topic: 'GENDER',
    phrase: phrase(`(?:prefer(?:ably|red)?|wanted)[\\s:]+(?:a\\s+)?${SEX}\\b`),
    unlessAfter: new RegExp(`${AND_THE_OTHER.source}|${A_THING.source}`, 'i'),
  },
  { topic: 'GENDER', phrase: phrase('(?:gender|sex)\\s*[:=–-]\\s*(?:males?|females?)\\b'), unlessAfter: AND_THE_OTHER },
  {
    topic: 'GENDER',
    phrase: phrase(
      `(?:no\\s+${SEX}|pregnant\\s+(?:women|ladies|candidates))\\s+(?:should|need\\s+not|please|allowed|apply)\\b`,
    ),
  },

  {
    topic: 'AGE',
    phrase: phrase(
      '(?:below|under|less\\s+than|not\\s+(?:above|over|older\\s+than|more\\s+than)|up\\s?to|max(?:imum)?\\.?)\\s+(?:the\\s+age\\s+of\\s+)?(?:1[89]|[2-6]\\d)\\s*(?:years?|yrs?)\\b',
    ),
    unlessBefore: new RegExp(`${NOT_AN_AGE.source}|${OTHERS_AGE.source}`, 'i'),
    unlessAfter: NO_AGE_AFTER,
  },
  {
    topic: 'AGE',
    phrase: phrase(
      '(?:max(?:imum)?\\.?\\s+)?age\\s*(?:limit|group|bar|criteria|range)?\\s*(?:[:=–-]|is|should\\s+be|must\\s+be|between|below|under|up\\s?to|not\\s+(?:above|over|exceeding)|of)?\\s*(?:between|below|under|less\\s+than|up\\s?to|max(?:imum)?\\.?|from)?\\s*(?:1[89]|[2-6]\\d)(?:\\s*(?:-|–|to|and)\\s*\\d\\d)?\\b(?!\\s*(?:\\+|and\\s+above|or\\s+above|above|plus))',
    ),
    unlessBefore: new RegExp(`${OTHERS_AGE.source}|\\b(?:minimum|min\\.?|average|any)\\s+$`, 'i'),
  },
  {
    topic: 'AGE',
    phrase: phrase('(?:1[89]|[2-6]\\d)\\s*(?:-|–|to)\\s*[2-6]\\d\\s*(?:years?|yrs?)\\s+(?:of\\s+age|old)\\b'),
    unlessBefore: OTHERS_AGE,
  },

  {
    topic: 'MARITAL_STATUS',
    phrase: phrase('unmarried\\b'),
    unlessAfter:
      /^\s*(?:daughters?|sons?|sisters?|children|couples?|partners?|and\s+married|or\s+married|\/\s*married|employees['’]?)\b/i,
    unlessBefore: /\bmarried\s*(?:\/|and|or|&)\s*$/i,
  },
  {
    topic: 'MARITAL_STATUS',
    phrase: phrase(`married\\s+(?:${SEX}|${PERSON})\\s+(?:only|preferred|need\\s+not|should\\s+not|not\\s+allowed)\\b`),
  },
  { topic: 'MARITAL_STATUS', phrase: phrase('marital\\s+status\\s*[:=–-]\\s*(?:single|unmarried|married)\\b') },

  { topic: 'RELIGION', phrase: phrase(`${FAITH}s?\\s+(?:${PERSON}\\s+)?(?:only|preferred)\\b`) },
  {
    topic: 'RELIGION',
    phrase: phrase(`(?:only|prefer(?:ably)?)\\s+${FAITH}s?(?:\\s+${PERSON})?(?=\\s*(?:[.,;!)\\n]|$))`),
  },
  { topic: 'RELIGION', phrase: phrase(`(?:religion\\s*[:=–-]\\s*|non[\\s-])${FAITH}\\b`) },

  {
    topic: 'CASTE',
    phrase: phrase(`${CASTE}s?\\s+(?:(?:${PERSON}|${SEX}|caste|community)\\s+)?(?:only|preferred)\\b`),
  },
  {
    topic: 'CASTE',
    phrase: phrase(`${COMMUNITY}s?\\s+(?:(?:caste|community|samaj)|${PERSON}\\s+(?:only|preferred))\\b`),
    unlessAfter: /^\s+(?:halls?|cent(?:re|er)s?)\b/i,
  },
  {
    topic: 'CASTE',
    phrase: phrase(
      '(?:(?:upper|lower|higher|same|forward|backward|general)\\s+caste|caste\\s*[:=–-]\\s*(?!no|any|none)\\p{L}+)\\b',
    ),
  },
];

/** Returns all flagged terms of a text in order, without those inside another. */
export function findFlaggedTerms(text: string): FlaggedTerm[] {
  const terms = PHRASES.flatMap((row) => occurrences(text, row)).toSorted((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return terms.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

function occurrences(text: string, { topic, phrase: pattern, unlessBefore, unlessAfter }: Phrase): FlaggedTerm[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: words, index: start }) => {
    const end = start + words.length;
    if (unlessBefore?.test(text.slice(Math.max(0, start - AROUND), start))) return [];
    if (unlessAfter?.test(text.slice(end, end + AROUND))) return [];
    return [{ topic, words, start, end }];
  });
}

/** The checked texts of a job. */
interface JobTexts {
  title: string;
  description: string;
  minimumQualification: string;
  preferredSkills: readonly string[];
  companyDescription: string;
  questions: readonly QuestionTexts[];
}

interface QuestionTexts {
  text: string;
  options: readonly string[];
}

/** Returns the flagged terms in all texts of a job without duplicates. */
export const findFlaggedTermsInJob = (job: JobTexts): FlaggedTerm[] =>
  distinct(
    [
      job.title,
      job.description,
      job.minimumQualification,
      ...job.preferredSkills,
      job.companyDescription,
      ...questionTexts(job.questions),
    ].flatMap(findFlaggedTerms),
  );

const questionTexts = (questions: readonly QuestionTexts[]): string[] =>
  questions.flatMap(({ text, options }) => [text, ...options]);

interface EditedTexts {
  description: string;
  questions?: readonly QuestionTexts[] | null | undefined;
}

const editedTexts = ({ description, questions }: EditedTexts): string[] => [
  description,
  ...questionTexts(questions ?? []),
];

/** Returns flagged terms that are not in the approved texts. */
export function findNewFlaggedTerms(approved: EditedTexts, edited: EditedTexts): FlaggedTerm[] {
  const approvedKeys = new Set(editedTexts(approved).flatMap(findFlaggedTerms).map(termKey));
  return distinct(editedTexts(edited).flatMap(findFlaggedTerms)).filter((term) => !approvedKeys.has(termKey(term)));
}

const termKey = ({ words }: FlaggedTerm): string => words.toLowerCase().replace(/\s+/g, ' ');

const distinct = (terms: readonly FlaggedTerm[]): FlaggedTerm[] => [
  ...new Map(terms.map((each) => [termKey(each), each])).values(),
];

/** Example: “male only” (gender), “registration fee” (money from candidates). */
export const listFlaggedTerms = (terms: readonly Pick<FlaggedTerm, 'topic' | 'words'>[]): string =>
  terms.map(({ topic, words }) => `“${words}” (${FLAGGED_TERM_TOPIC_LABELS[topic]})`).join(', ');
