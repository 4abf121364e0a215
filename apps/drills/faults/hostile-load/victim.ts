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

/** The experience of a person who used the portal meanwhile. */
export interface Seen {
  /** Milliseconds within which 95 of 100 reads were answered. */
  p95: number;
  /** The same for the first page of openJobs alone. */
  openJobsP95: number;
  /** Milliseconds of the median login. */
  login: number;
  loginP95: number;
  reads: number;
  /** Requests without the expected response, one line each. */
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
  private logins = 0;

  constructor(
    private readonly url: URL,
    address: string,
    private readonly account: Account,
  ) {
    this.visitor = new Visitor(url, address, 2);
  }

  /** Uses the portal until `isOver`. */
  async use(isOver: () => boolean): Promise<Seen> {
    const { token } = this.account;
    const reads: (() => Promise<Got>)[] = [
      () => this.visitor.ask(FIRST_PAGE),
      () => this.visitor.ask(SEARCH),
      () => this.visitor.ask(OWN, {}, token),
      () => this.visitor.send({ path: '/job-alert/job-opportunites' }),
    ];
    const took: number[] = [];
    const firstPages: number[] = [];
    const logins: number[] = [];
    const refused: string[] = [];
    while (!isOver()) {
      this.requests += 1;
      const isLogin = this.requests % LOGIN_EVERY === 0;
      const index = this.requests % reads.length;
      const read = reads[index] as () => Promise<Got>;
      const began = performance.now();
      const { status, text } = await (isLogin ? this.login() : read());
      const milliseconds = performance.now() - began;
      if (isLogin) {
        logins.push(milliseconds);
      } else {
        took.push(milliseconds);
        if (index === 0) firstPages.push(milliseconds);
      }
      if (status !== 200 || text.includes('"errors"')) refused.push(`${status} ${text.slice(0, 200)}`);
      await pause(LOOKS);
    }
    return {
      p95: percentile(took, 0.95),
      openJobsP95: percentile(firstPages, 0.95),
      login: percentile(logins, 0.5),
      loginP95: percentile(logins, 0.95),
      reads: took.length,
      refused,
    };
  }

  /** Each login comes from another address, as those of many people do: one address may log in only so often. */
  private async login(): Promise<Got> {
    this.logins += 1;
    const { email, password } = this.account;
    const visitor = new Visitor(this.url, `127.0.3.${1 + (this.logins % 250)}`, 1);
    try {
      return await visitor.ask(SIGN_IN, { email, password });
    } finally {
      visitor.leave();
    }
  }
}

/** The value below which a share of all lies. */
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
