import { tracingChannel } from 'node:diagnostics_channel';

/** A piece of work outside any request that a trace shows: a mail, or an event for a webhook. */
export interface Errand {
  name: string;
  /** What a server that is asked is told of the trace; who traces adds to it. */
  headers?: Record<string, string>;
}

/** Where work is announced to whoever traces; without one it costs nothing to speak of. */
export const ERRANDS = 'job-alert:errand';
const channel = tracingChannel<unknown, Errand>(ERRANDS);

export const traced = <T>(errand: Errand, work: () => Promise<T>): Promise<T> => channel.tracePromise(work, errand);
