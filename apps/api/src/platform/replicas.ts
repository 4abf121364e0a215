import type { DataSource } from 'typeorm';
import { openDataSource } from '../database/data-source.js';
import { Reader, type SqlValue } from '../database/reader.js';
import type { Logger } from './logger.js';
import { within } from './within.js';

const BEAT =
  'INSERT INTO replication_beat (id, at) VALUES (1, UTC_TIMESTAMP(3)) ON DUPLICATE KEY UPDATE at = UTC_TIMESTAMP(3)';
const LAST_BEAT = 'SELECT at FROM replication_beat WHERE id = 1';
/** Seconds that a replica may be behind and still be read from. */
const MOST_BEHIND = 5;
/** Milliseconds after which a replica that keeps silent is given up. */
const PATIENCE = 2_000;

/** What a replica is at. */
export interface ReplicaState {
  readonly host: string;
  /** Whether visitors are read from it. */
  readonly isUsable: boolean;
  /** Seconds behind the database at the latest beat; NaN while it does not answer. */
  readonly behind: number;
}

interface Opened {
  dataSource: DataSource;
  reader: Reader;
}

/** A copy of the database that follows it, and that is only read from. */
class Replica implements ReplicaState {
  readonly host: string;
  private opening: Promise<Opened> | null = null;
  behind = Number.NaN;

  constructor(
    private readonly url: string,
    private readonly ca: string | undefined,
    private readonly connections: number | undefined,
    private readonly logger: Logger,
  ) {
    this.host = new URL(url).host;
  }

  get isUsable(): boolean {
    return this.behind <= MOST_BEHIND;
  }

  rows<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]> {
    return within(
      PATIENCE,
      this.opened().then(({ reader }) => reader.rows<Row>(sql, values)),
    );
  }

  /** Looks how far it is behind a beat. */
  async follow(at: Date): Promise<void> {
    try {
      const [beat] = await this.rows<{ at: Date }>(LAST_BEAT, []);
      this.stands(beat ? Math.max(0, (at.getTime() - beat.at.getTime()) / 1_000) : Number.NaN);
    } catch (error) {
      this.leave(error);
    }
  }

  /** Is not read from until a beat finds it well again. */
  leave(err: unknown): void {
    if (this.isUsable) this.logger.warn({ replica: this.host, err }, 'a read replica does not answer');
    this.behind = Number.NaN;
  }

  async close(): Promise<void> {
    const opened = await this.opening?.catch(() => null);
    await opened?.dataSource.destroy();
  }

  private opened(): Promise<Opened> {
    this.opening ??= openDataSource(this.url, this.connections, this.ca).then(
      (dataSource) => ({ dataSource, reader: new Reader(dataSource) }),
      (error: unknown) => {
        this.opening = null;
        throw error;
      },
    );
    return this.opening;
  }

  private stands(behind: number): void {
    const before = this.isUsable;
    this.behind = behind;
    if (before === this.isUsable) return;
    const line = this.isUsable ? 'visitors are read from a replica' : 'a read replica is behind, and left alone';
    this.logger.info({ replica: this.host, behind }, line);
  }
}

/**
 * The read replicas of DATABASE_READ_URLS. A beat is written to the database about every second; by when it arrives a replica shows how
 * far behind it is, which needs no rights of an administrator on any engine (decision 0097).
 */
export class Replicas {
  private all: readonly Replica[] = [];
  private turn = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
  ) {}

  /** From now on beats look for the replicas; certificates and connections are as for the database. */
  use(ca?: string, connections?: number): void {
    this.all = this.urls.map((url) => new Replica(url, ca, connections, this.logger));
  }

  /** One beat. The database's own clock tells both times. */
  async beat(): Promise<void> {
    if (this.all.length === 0) return;
    await this.dataSource.query(BEAT);
    const [beat] = await this.dataSource.query<{ at: Date }[]>(LAST_BEAT);
    if (beat) await Promise.all(this.all.map((replica) => replica.follow(beat.at)));
  }

  /** The one whose turn it is, of those that may be read from. */
  next(): Replica | undefined {
    for (let tried = 0; tried < this.all.length; tried += 1) {
      const replica = this.all[(this.turn += 1) % this.all.length];
      if (replica?.isUsable) return replica;
    }
    return undefined;
  }

  get states(): readonly ReplicaState[] {
    return this.all;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((replica) => replica.close()));
  }
}

/** Reads for visitors: from a replica where one has caught up, and from the database itself where none has, or the replica fails. */
export class VisitorReader extends Reader {
  constructor(
    dataSource: DataSource,
    private readonly replicas: Replicas,
  ) {
    super(dataSource);
  }

  override async rows<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    const replica = this.replicas.next();
    if (!replica) return super.rows(sql, values);
    try {
      return await replica.rows<Row>(sql, values);
    } catch (error) {
      replica.leave(error);
      return super.rows(sql, values);
    }
  }
}
