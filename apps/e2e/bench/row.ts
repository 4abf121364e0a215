/** The setup of the bench: the built portal with the demo's records, and a browser. */
export interface Stage {
  portalUrl: string;
  /** The portal of the build named by BENCH_BEFORE, or null. */
  beforeUrl: string | null;
  /** An empty page: what the browser alone costs. */
  emptyPageUrl: string;
  /** The port of 127.0.0.1 at which the browser takes commands of its DevTools protocol. */
  browserPort: number;
}

/** The goal of a figure. A figure without a goal is only shown. */
export type Goal = { atMost: number } | { atLeast: number };

/** Figures by their names, in the order in which they are printed. */
export type Figures = Readonly<Record<string, number>>;

/** One thing to measure. It is measured several times; the median of each figure counts. */
export interface Row {
  name: string;
  goals: Readonly<Record<string, Goal>>;
  measure(stage: Stage): Promise<Figures>;
}
