/** An inclusive range of integers. */
export interface Band {
  from: number;
  to: number;
}

/** The experience filter, lowest first. */
export const EXPERIENCE_BANDS = ['FRESHER', 'YEARS_1_TO_2', 'YEARS_3_TO_5', 'YEARS_6_TO_10', 'YEARS_OVER_10'] as const;
export type ExperienceBand = (typeof EXPERIENCE_BANDS)[number];

export const EXPERIENCE_BAND_LABELS: Readonly<Record<ExperienceBand, string>> = {
  FRESHER: 'Fresher',
  YEARS_1_TO_2: '1 to 2 years',
  YEARS_3_TO_5: '3 to 5 years',
  YEARS_6_TO_10: '6 to 10 years',
  YEARS_OVER_10: 'Over 10 years',
};

/** In years. */
export const EXPERIENCE_BAND_YEARS: Readonly<Record<ExperienceBand, Band>> = {
  FRESHER: { from: 0, to: 0 },
  YEARS_1_TO_2: { from: 1, to: 2 },
  YEARS_3_TO_5: { from: 3, to: 5 },
  YEARS_6_TO_10: { from: 6, to: 10 },
  YEARS_OVER_10: { from: 11, to: 255 },
};

/** The salary filter, lowest first. */
export const SALARY_BANDS = ['UP_TO_2_LAKH', 'LAKH_2_TO_4', 'LAKH_4_TO_6', 'LAKH_6_TO_10', 'OVER_10_LAKH'] as const;
export type SalaryBand = (typeof SALARY_BANDS)[number];

export const SALARY_BAND_LABELS: Readonly<Record<SalaryBand, string>> = {
  UP_TO_2_LAKH: 'Up to ₹2 lakh',
  LAKH_2_TO_4: '₹2 to 4 lakh',
  LAKH_4_TO_6: '₹4 to 6 lakh',
  LAKH_6_TO_10: '₹6 to 10 lakh',
  OVER_10_LAKH: 'Over ₹10 lakh',
};

/** In rupees per year. A job of 2 to 4 lakh is only in that band, although it touches its neighbours. */
export const SALARY_BAND_RUPEES: Readonly<Record<SalaryBand, Band>> = {
  UP_TO_2_LAKH: { from: 0, to: 199_999 },
  LAKH_2_TO_4: { from: 200_001, to: 399_999 },
  LAKH_4_TO_6: { from: 400_001, to: 599_999 },
  LAKH_6_TO_10: { from: 600_001, to: 999_999 },
  OVER_10_LAKH: { from: 1_000_001, to: 4_294_967_295 },
};

/** Returns true if a job's range from `min` to `max` overlaps the band. */
export const reachesInto = ({ from, to }: Band, min: number, max: number): boolean => min <= to && max >= from;
