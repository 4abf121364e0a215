import {
  FIRST_TOUCH_DAYS,
  type FirstTouch,
  firstTouch,
  isVisitSource,
  sourceOfVisit,
} from '@job-alert/domain/reports/visit-source';
import { paths } from '../../config/paths';
import { fetchGraphql } from '../public-data/execute';
import { FIRST_TOUCH, readToken, type StoredTouch } from '../session/session-storage';
import { RecordVisitText } from './record-visit.public.generated';

const OPENING = new RegExp(`^${paths.openings}/(\\d+)-`);
const FIRST_TOUCH_MS = FIRST_TOUCH_DAYS * 86_400_000;
/** The storage key of the flag that this tab's visit was counted. */
const VISIT = 'visit';
const JOBS = 'countedJobs';

/** The first touch in memory, because a login clears the storage (session-storage.ts). */
let touchInMemory: string | null = null;

interface Navigating {
  subscribe(listener: (state: { navigation: { state: string } }) => void): unknown;
}

/** Counts the current page and all later navigations. */
export function countVisits(router: Navigating): void {
  recordVisit(window.location.pathname);
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') recordVisit(window.location.pathname);
  });
}

/** Counts the source of a visit and each job once per tab. It sends no user and no page. Automated browsers are ignored. */
export function recordVisit(pathname: string): void {
  if (navigator.webdriver) return;
  const { sessionStorage, localStorage } = window;
  if (touchInMemory !== null && readToken() !== null && localStorage.getItem(FIRST_TOUCH) === null) {
    localStorage.setItem(FIRST_TOUCH, touchInMemory);
    sessionStorage.setItem(VISIT, 'counted');
  }
  const isNew = sessionStorage.getItem(VISIT) === null;
  const opening = OPENING.exec(pathname)?.[1];
  const counted = (sessionStorage.getItem(JOBS) ?? '').split(' ');
  const jobId = opening !== undefined && !counted.includes(opening) ? opening : undefined;
  if (!isNew && jobId === undefined) return;
  const source = isNew ? sourceOfThis() : undefined;
  sessionStorage.setItem(VISIT, 'counted');
  if (jobId !== undefined) sessionStorage.setItem(JOBS, [...counted.slice(-200), jobId].join(' '));
  // The error is ignored, because a lost visit count needs no message.
  void fetchGraphql(RecordVisitText, { input: { source, jobId } }).catch(() => undefined);
}

/** Returns the source of this visit. Stores the first source of 30 days for sign-ups and applications. */
function sourceOfThis() {
  const { search, host } = window.location;
  const visit = sourceOfVisit({ query: new URLSearchParams(search), referrer: document.referrer, host });
  const { source, name, at } = firstTouch(readFirstTouch(), visit, Date.now());
  const stored: StoredTouch = { source, name, until: at + FIRST_TOUCH_MS };
  touchInMemory = JSON.stringify(stored);
  window.localStorage.setItem(FIRST_TOUCH, touchInMemory);
  return visit;
}

function readFirstTouch(): FirstTouch | null {
  try {
    const { source, name, until }: Record<string, unknown> = JSON.parse(
      window.localStorage.getItem(FIRST_TOUCH) ?? '{}',
    );
    const isTouch = isVisitSource(source) && typeof name === 'string' && typeof until === 'number';
    return isTouch ? { source, name, at: until - FIRST_TOUCH_MS } : null;
  } catch {
    return null;
  }
}
