import { tracingChannel } from 'node:diagnostics_channel';

/** A span for work outside any request: sending an email or a webhook event. */
export interface BackgroundSpan {
  name: string;
  /** The headers of the outgoing request. The tracer adds `traceparent`. */
  headers?: Record<string, string>;
}

/** The diagnostics channel that the tracer subscribes to. Without a subscriber it costs next to nothing. */
export const BACKGROUND_CHANNEL = 'job-alert:background';
const channel = tracingChannel<unknown, BackgroundSpan>(BACKGROUND_CHANNEL);

export const traceBackground = <T>(span: BackgroundSpan, work: () => Promise<T>): Promise<T> =>
  channel.tracePromise(work, span);
