/** The setup of the bench: the built portal with the demo's records, and a browser. */
export interface Stage {
  portalUrl: string;
  /** The portal of the build named by BENCH_BEFORE, or null. */
  beforeUrl: string | null;
  /** The URL of an empty page, which shows the cost of the browser itself. */
  emptyPageUrl: string;
  /** The port of the browser's DevTools protocol on 127.0.0.1. */
  browserPort: number;
}

/** The goal of a figure. A figure without a goal is only shown. */
export type Goal = { atMost: number } | { atLeast: number };

/** Figures by name, in the order of the output. */
export type Figures = Readonly<Record<string, number>>;

/** A measurement. It runs several times; the median of each figure counts. */
export interface Row {
  name: string;
  goals: Readonly<Record<string, Goal>>;
  measure(stage: Stage): Promise<Figures>;
}
