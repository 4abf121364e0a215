const whole = new Intl.NumberFormat('en-IN');

/** A whole number with Indian digit groups: 1,500. */
export function formatNumber(value: number): string {
  return whole.format(value);
}
