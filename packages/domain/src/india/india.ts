/** The only country for addresses and jobs (specification 2 §5). */
export const COUNTRY = 'India';

/** Shown before phone numbers, which are stored without it. */
export const PHONE_PREFIX = '+91';

/** The 28 states, then the 8 union territories, each in alphabetical order (specification 2 §9). */
export const STATES = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
  'Andaman and Nicobar Islands',
  'Chandigarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Jammu and Kashmir',
  'Ladakh',
  'Lakshadweep',
  'Puducherry',
] as const;
export type State = (typeof STATES)[number];

const stateByLowerCaseName = new Map<string, State>(STATES.map((state) => [state.toLowerCase(), state]));

/** Returns the state of this name in any case, or undefined. */
export function findState(name: string): State | undefined {
  return stateByLowerCaseName.get(name.trim().toLowerCase());
}
