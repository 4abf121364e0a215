import { setTimeout as pause } from 'node:timers/promises';
import { type Got, Visitor } from './visitor.js';

const FIRST_PAGE = '{ openJobs { nodes { id title city company { name } } pageInfo { hasNextPage endCursor } } }';
const SEARCH =
  '{ openJobs(filter: { query: "developer", location: "surat" }) { nodes { id title } pageInfo { hasNextPage } } }';
const OWN = '{ viewer { id firstName applications { nodes { id status } } } }';
const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { token } }';

/** The pause between two requests, in milliseconds. */
const LOOKS = 20;
/** The person logs in again after this many requests. */
const LOGIN_EVERY = 60;

/** The measurements of a person who uses the portal during an attack. */
export interface VictimFigures {
  /** The milliseconds within which 95 of 100 reads were answered. */
  p95: number;
  /** The p95 of the first page of openJobs alone. */
  openJobsP95: number;
  /** The milliseconds of the median login. */
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

/** A candidate with another address, who reads openings, searches, views their own applications and logs in. */
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

  /** Uses the portal until `isOver` returns true. */
  async use(isOver: () => boolean): Promise<VictimFigures> {
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

  /** Logs in from a new address each time, as different people do, because logins are limited for each address. */
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

/** Returns the percentile of the values at `share`, from 0 to 1. */
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
