/** The fields of the search form. */
export interface SearchFormValues {
  title: string;
  location: string;
  experience: string;
}

/** The id of the results on their page: the fragment of a URL that leads to them past the banner. */
export const resultsId = 'openings';

export const EMPTY_SEARCH: SearchFormValues = { title: '', location: '', experience: '' };

/** Identifies the values. */
export const searchKey = ({ title, location, experience }: SearchFormValues): string =>
  JSON.stringify([title, location, experience]);
