/** GraphQL connections: how many nodes without `first`, and the most that `first` may ask for (security.md). */
export const DEFAULT_FIRST = 20;
export const MAX_FIRST = 100;

/** Lists of the role areas by page (domain.md §8). */
export const LIST_PAGE_SIZE = 25;
export const MAX_LIST_PAGE_SIZE = 100;
/** How many rows a page of an administrator's list can have. */
export const LIST_PAGE_SIZES = [LIST_PAGE_SIZE, 50, MAX_LIST_PAGE_SIZE] as const;

/** How many rows of a list can be selected at once: as many as one import brings in. */
export const MAX_SELECTED_ROWS = 5_000;

/** The highest page number that may be asked for, over GraphQL and REST: beyond the end of every list. */
export const MAX_PAGE = 1_000_000;

export const isPageNumber = (page: number): boolean => Number.isInteger(page) && page >= 1 && page <= MAX_PAGE;

/** Lists over REST: the default and the most of `page_size` (rest.md). */
export const REST_PAGE_SIZE = 500;

/** How many records one deletion names at most: a cluster takes no larger batches (security.md). */
export const MAX_DELETION_IDS = 1_000;

/** How many records one call acts on at most where each is a transaction of its own. */
export const MAX_BULK_SIZE = 100;

/** How many undelivered mails one call sends again at most. */
export const MAX_RESENT = 1_000;

/** Cap for public counts and unread notifications. An exact count would cost more than the page itself. */
export const TOTAL_COUNT_CAP = 1_001;
