/** Groups digits in the Indian way: '3,00,000'. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');

/** Formats whole rupees: '₹3,00,000'. */
export function formatRupees(rupees: number): string {
  const whole = Math.round(rupees);
  return `${whole < 0 ? '-' : ''}₹${groupDigits(String(Math.abs(whole)))}`;
}

type SalaryRange = Readonly<Record<'salaryMin' | 'salaryMax', number>>;

const formatRange = ({ salaryMin, salaryMax }: SalaryRange, parts = 1): string =>
  `${formatRupees(salaryMin / parts)} to ${formatRupees(salaryMax / parts)} a `;

/** A salary range in rupees per year. */
export const formatSalaryRange = (range: SalaryRange): string => `${formatRange(range)}year`;

/** A salary range in rupees per year, with a second line per month for people who are paid by the month. */
export const formatPay = (range: SalaryRange): string => `${formatRange(range)}year\n${formatRange(range, 12)}month`;
