export interface SearchFormValues {
  title: string;
  location: string;
  experience: string;
}

/** The id of the results. URLs use it as their fragment to scroll past the banner. */
export const resultsId = 'openings';

export const EMPTY_SEARCH: SearchFormValues = { title: '', location: '', experience: '' };

export const searchKey = ({ title, location, experience }: SearchFormValues): string =>
  JSON.stringify([title, location, experience]);
