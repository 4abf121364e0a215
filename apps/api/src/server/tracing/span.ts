import { randomBytes } from 'node:crypto';

/** The kinds of OTLP. */
export const SERVER = 2;
export const CLIENT = 3;
export const INTERNAL = 1;

export type Attributes = Record<string, string | number>;

/** The trace that a span is a part of, and its parent: what traceparent tells. */
export interface Origin {
  traceId: string;
  spanId: string;
  isSampled: boolean;
}

const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Reads W3C traceparent; undefined without a valid one. */
export function originIn(traceparent: unknown): Origin | undefined {
  const [, traceId, spanId, flags] = (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** Epoch nanoseconds, as OTLP writes them. */
const now = (): string => String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n);

/** One piece of work of a trace. */
export class Span {
  readonly traceId: string;
  readonly spanId = randomBytes(8).toString('hex');
  readonly parentId: string;
  readonly isSampled: boolean;
  readonly attributes: Attributes = {};
  private readonly startedAt = now();
  private endedAt = '';
  private isFailed = false;

  constructor(
    public name: string,
    private readonly kind: number,
    origin: Origin | undefined,
    /** Whether a trace that begins here is recorded. */
    isSampled: boolean,
  ) {
    this.traceId = origin?.traceId ?? randomBytes(16).toString('hex');
    this.parentId = origin?.spanId ?? '';
    this.isSampled = origin?.isSampled ?? isSampled;
  }

  get traceparent(): string {
    return `00-${this.traceId}-${this.spanId}-0${Number(this.isSampled)}`;
  }

  fail(): void {
    this.isFailed = true;
  }

  end(): void {
    this.endedAt = now();
  }

  /** As OTLP's JSON has it. */
  toJSON(): object {
    const { traceId, spanId, parentId, name, kind, startedAt, endedAt, attributes, isFailed } = this;
    return {
      traceId,
      spanId,
      ...(parentId !== '' && { parentSpanId: parentId }),
      name,
      kind,
      startTimeUnixNano: startedAt,
      endTimeUnixNano: endedAt,
      attributes: listOf(attributes),
      ...(isFailed && { status: { code: 2 } }),
    };
  }
}

export const listOf = (attributes: Attributes): object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
