/** Groups digits in the Indian way: '3,00,000'. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');

/** Formats whole rupees: '₹3,00,000'. */
export function formatRupees(rupees: number): string {
  const digits = String(Math.abs(Math.round(rupees)));
  return `${rupees < 0 && digits !== '0' ? '-' : ''}₹${groupDigits(digits)}`;
}

type SalaryRange = Readonly<Record<'salaryMin' | 'salaryMax', number>>;

const formatRange = ({ salaryMin, salaryMax }: SalaryRange, parts: number, unit: string): string =>
  `${formatRupees(salaryMin / parts)} to ${formatRupees(salaryMax / parts)} a ${unit}`;

/** A salary range in rupees per year. */
export const formatSalaryRange = (range: SalaryRange): string => formatRange(range, 1, 'year');

/** A salary range in rupees per year, with a second line per month for people who are paid by the month. */
export const formatPay = (range: SalaryRange): string =>
  `${formatSalaryRange(range)}\n${formatRange(range, 12, 'month')}`;
