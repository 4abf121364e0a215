/** Whole rupees with Indian digits: three, then groups of two, such as '₹3,00,000'. */
export function formatRupees(rupees: number): string {
  const digits = String(Math.abs(Math.round(rupees)));
  const sign = rupees < 0 && digits !== '0' ? '-' : '';
  const thousands = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return `${sign}₹${thousands === '' ? '' : `${thousands},`}${digits.slice(-3)}`;
}
