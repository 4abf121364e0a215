const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('en-IN');

/** Whole rupees with Indian digit groups: ₹3,00,000. */
export function formatRupees(value: number): string {
  return money.format(value);
}

/** A whole number with Indian digit groups: 1,500. */
export function formatNumber(value: number): string {
  return whole.format(value);
}
