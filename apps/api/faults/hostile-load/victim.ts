import { setTimeout as pause } from 'node:timers/promises';
import { type Got, Visitor } from './visitor.js';

const FIRST_PAGE = '{ openJobs { nodes { id title city company { name } } pageInfo { hasNextPage endCursor } } }';
const SEARCH =
  '{ openJobs(filter: { query: "developer", location: "surat" }) { nodes { id title } pageInfo { hasNextPage } } }';
const OWN = '{ viewer { id firstName applications { nodes { id status } } } }';
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';

/** How long a person looks before the next request. */
const LOOKS = 20;
/** Every so many requests the person logs in anew. */
const LOGIN_EVERY = 60;

/** What somebody saw who used the portal meanwhile. */
export interface Seen {
  /** Milliseconds within which 95 of 100 reads were answered. */
  p95: number;
  /** Milliseconds of the middle login. */
  login: number;
  reads: number;
  /** What was not answered as it should be, one line each. */
  refused: string[];
}

export interface Account {
  email: string;
  password: string;
  token: string;
}

/** A candidate of another address, who reads openings, searches, looks at their own applications and logs in. */
export class Victim {
  private readonly visitor: Visitor;
  private requests = 0;

  constructor(
    url: URL,
    address: string,
    private readonly account: Account,
  ) {
    this.visitor = new Visitor(url, address, 2);
  }

  /** Uses the portal until `isOver`. */
  async use(isOver: () => boolean): Promise<Seen> {
    const { email, password, token } = this.account;
    const reads: (() => Promise<Got>)[] = [
      () => this.visitor.ask(FIRST_PAGE),
      () => this.visitor.ask(SEARCH),
      () => this.visitor.ask(OWN, {}, token),
      () => this.visitor.send({ path: '/job-alert/job-opportunites' }),
    ];
    const took: number[] = [];
    const refused: string[] = [];
    const logins: number[] = [];
    while (!isOver()) {
      this.requests += 1;
      const isLogin = this.requests % LOGIN_EVERY === 0;
      const read = reads[this.requests % reads.length] as () => Promise<Got>;
      const began = performance.now();
      const { status, text } = await (isLogin ? this.visitor.ask(SIGN_IN, { email, password }) : read());
      const milliseconds = performance.now() - began;
      (isLogin ? logins : took).push(milliseconds);
      if (status !== 200 || text.includes('"errors"')) refused.push(`${status} ${text.slice(0, 200)}`);
      await pause(LOOKS);
    }
    return { p95: shareOf(took, 0.95), login: shareOf(logins, 0.5), reads: took.length, refused };
  }
}

/** The value below which a share of all lies. */
const shareOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
