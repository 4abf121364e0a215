import { JOB_LIMITS } from '../jobs/job-limits.js';

interface Found<Filters> {
  /** The text without the phrases. */
  text: string;
  filters: Filters;
}

const BEFORE = '(?<![\\p{L}\\p{M}\\p{N}.,])';
const AFTER = '(?![\\p{L}\\p{M}\\p{N}])';

const YEARS = '(?:years?|yrs?|saal|sal|varsh|varas|साल|वर्ष|વર્ષ)';
const EXPERIENCE = '(?:experience|experienced|exp|anubhav|अनुभव|અનુભવ)';
/** "2 years", "2+ yrs experience", "2-3 years of exp", "experience 2 years". An age is not experience. */
const EXPERIENCE_PATTERN = new RegExp(
  `${BEFORE}(?:(?<first>\\d{1,2})(?:\\.\\d)? ?\\+? ?(?:(?:-|to|se) ?\\d{1,2} ?\\+? ?)?${YEARS}(?! ?old)${AFTER}(?: ?(?:of |ka |no )?${EXPERIENCE}${AFTER})?|(?<months>\\d{1,2}) ?months? ?(?:of )?${EXPERIENCE}${AFTER}|${EXPERIENCE} ?:? ?(?:of )?(?<last>\\d{1,2}) ?\\+?(?: ?${YEARS})?${AFTER})`,
  'giu',
);

/** Reads years of experience: of a range its first number, of months none. Null without any. */
export function readYears(text: string): Found<{ experience: number }> | null {
  const years: number[] = [];
  const rest = text.replace(EXPERIENCE_PATTERN, (...match) => {
    const { first, last } = match.at(-1) as Record<string, string | undefined>;
    years.push(Number(first ?? last ?? 0));
    return ' ';
  });
  const [experience] = years;
  return experience === undefined ? null : { text: rest, filters: { experience } };
}

const PAY = '(?:salary|salery|sallary|pay|package|ctc|income|stipend|pagar|pagaar|vetan|पगार|वेतन|सैलरी|પગાર)';
const AMOUNT = '\\d{1,9}(?:,\\d{2,3}){0,3}(?:\\.\\d{1,2})?';
const UNIT = '(?:k|thousand|hazar|hajar|lakhs?|lacs?|lpa|हजार|लाख|હજાર|લાખ)';
const PERIOD =
  '(?:(?:per|a|every|/) ?(?:months?|mnth|year|annum|day)|monthly|yearly|annually|daily|pm|p\\.m\\.?|pa|p\\.a\\.?|month|mahina|mahine|महीना|મહિને|મહિનો)';
const SIGN = '(?:₹|rs\\.?|inr|rupees?|rupaye)';
/** "10k salary", "salary 20000", "20000 per month", "15-20k", "3 lakh", "5 LPA", "₹ 12,000". */
const PAY_PATTERN = new RegExp(
  `${BEFORE}(?:(?<before>${PAY}) ?:? ?(?:is |of |above |upto |up to |minimum |min |more than |from )?)?(?<sign>${SIGN} ?)?(?<amount>${AMOUNT}) ?(?<unit>${UNIT})?(?: ?(?:-|to|se) ?${AMOUNT} ?(?<other>${UNIT})?)?(?: ?(?<rupees>/-|${SIGN}))?(?: ?(?<period>${PERIOD}))?(?: ?(?<after>${PAY}))?${AFTER}`,
  'giu',
);

const LAKH = 100_000;
/** Amounts from this are per year unless the text says otherwise. */
const YEARLY_FROM = LAKH;
const MONTHS = 12;
const WORKING_DAYS = 312;
/** Lower pay in rupees per year is another number: a page, a grade, "4k video". */
const MIN_PAY = 12_000;

/** Reads the pay in rupees per year: of a range its first number. Null without any. */
export function readPay(text: string): Found<{ minSalary: number }> | null {
  const pays: number[] = [];
  const rest = text.replaceAll(/\s+/g, ' ').replace(PAY_PATTERN, (whole: string, ...match) => {
    const pay = toYearlyPay(match.at(-1) as Record<string, string | undefined>);
    if (pay === null) return whole;
    pays.push(pay);
    return ' ';
  });
  const [minSalary] = pays;
  return minSalary === undefined ? null : { text: rest, filters: { minSalary } };
}

function toYearlyPay(parts: Record<string, string | undefined>): number | null {
  const { before, after, sign, rupees, period, amount = '' } = parts;
  const unit = (parts['unit'] ?? parts['other'])?.toLowerCase();
  const isLakh = unit !== undefined && /^(?:l|लाख|લાખ)/.test(unit);
  const isThousand = unit !== undefined && !isLakh;
  const isPay = before ?? after ?? sign ?? rupees ?? period;
  if (isPay === undefined && !isLakh && !(isThousand && amount.length > 1)) return null;
  const rupeesPaid = Number(amount.replaceAll(',', '')) * (isLakh ? LAKH : isThousand ? 1_000 : 1);
  const isYearly = period === undefined ? isLakh || rupeesPaid >= YEARLY_FROM : /year|annu|p\.?a/i.test(period);
  const times = isYearly ? 1 : period !== undefined && /da(?:y|ily)/i.test(period) ? WORKING_DAYS : MONTHS;
  const yearly = Math.floor(rupeesPaid * times);
  return yearly < MIN_PAY ? null : Math.min(yearly, JOB_LIMITS.salary);
}
