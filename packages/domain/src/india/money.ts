/** Groups digits in the Indian way: '3,00,000'. */
export function groupDigits(digits: string): string {
  const thousands = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${thousands === '' ? '' : `${thousands},`}${digits.slice(-3)}`;
}

/** Formats whole rupees: '₹3,00,000'. */
export function formatRupees(rupees: number): string {
  const digits = String(Math.abs(Math.round(rupees)));
  return `${rupees < 0 && digits !== '0' ? '-' : ''}₹${groupDigits(digits)}`;
}

type SalaryRange = Readonly<Record<'salaryMin' | 'salaryMax', number>>;

/** A salary range in rupees per year. */
export const formatSalaryRange = ({ salaryMin, salaryMax }: SalaryRange): string =>
  `${formatRupees(salaryMin)} to ${formatRupees(salaryMax)} a year`;

/** A salary range in rupees per year as its range per month, for people who are paid by the month. */
export const formatMonthlyRange = ({ salaryMin, salaryMax }: SalaryRange): string =>
  `${formatRupees(salaryMin / 12)} to ${formatRupees(salaryMax / 12)} a month`;
