/** GraphQL connections: the default and maximum of `first`. */
export const DEFAULT_FIRST = 20;
export const MAX_FIRST = 100;

/** Page sizes of lists in the role areas (specification 4 §7). */
export const LIST_PAGE_SIZE = 25;
export const MAX_LIST_PAGE_SIZE = 100;
export const LIST_PAGE_SIZES = [LIST_PAGE_SIZE, 50, MAX_LIST_PAGE_SIZE] as const;

/** The maximum number of selected rows: as many as one import contains. */
export const MAX_SELECTED_ROWS = 5_000;

/** The maximum page number over GraphQL and REST, beyond the end of every list. */
export const MAX_PAGE = 1_000_000;

export const isPageNumber = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= MAX_PAGE;

/** The default and maximum of `page_size` over REST. */
export const REST_PAGE_SIZE = 500;

/** The maximum number of records in one deletion: the maximum batch size in a cluster. */
export const MAX_DELETION_IDS = 1_000;

/** The maximum number of records in one bulk action with a transaction for each. */
export const MAX_BULK_SIZE = 100;

export const MAX_RESENT = 1_000;

/** Cap for public counts and unread notifications. An exact count would cost more than the page itself. */
export const TOTAL_COUNT_CAP = 1_001;

/** The maximum number of rows in a CSV file of Find Candidates. */
export const MAX_EXPORTED_CANDIDATES = 10_000;
