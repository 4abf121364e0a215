import type { DataSource } from 'typeorm';
import { openDataSource } from '../database/data-source.js';
import { SqlReader, type SqlValue } from '../database/sql-reader.js';
import type { Logger } from './observability/logger.js';
import { withTimeout } from './with-timeout.js';

const WRITE_HEARTBEAT =
  'INSERT INTO replication_beat (id, at) VALUES (1, UTC_TIMESTAMP(3)) ON DUPLICATE KEY UPDATE at = UTC_TIMESTAMP(3)';
const READ_HEARTBEAT = 'SELECT at FROM replication_beat WHERE id = 1';
/** Seconds that a replica may be behind and still be read from. */
const MAX_LAG_SECONDS = 5;
/** Milliseconds after which a replica that keeps silent is given up. */
const TIMEOUT_MS = 2_000;

/** What a replica is at. */
export interface ReplicaState {
  readonly host: string;
  /** Whether visitors are read from it. */
  readonly isUsable: boolean;
  /** Seconds behind the database at the latest beat; NaN while it does not answer. */
  readonly lagSeconds: number;
}

interface Connection {
  dataSource: DataSource;
  reader: SqlReader;
}

/** A copy of the database that follows it, and that is only read from. */
class Replica implements ReplicaState {
  readonly host: string;
  private opening: Promise<Connection> | null = null;
  lagSeconds = Number.NaN;

  constructor(
    private readonly url: string,
    private readonly ca: string | undefined,
    private readonly connections: number | undefined,
    private readonly logger: Logger,
  ) {
    this.host = new URL(url).host;
  }

  get isUsable(): boolean {
    return this.lagSeconds <= MAX_LAG_SECONDS;
  }

  rows<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]> {
    return withTimeout(
      this.opened().then(({ reader }) => reader.rows<Row>(sql, values)),
      TIMEOUT_MS,
    );
  }

  /** Looks how far it is behind a beat. */
  async measureLag(at: Date): Promise<void> {
    try {
      const [beat] = await this.rows<{ at: Date }>(READ_HEARTBEAT, []);
      this.setLag(beat ? Math.max(0, (at.getTime() - beat.at.getTime()) / 1_000) : Number.NaN);
    } catch (error) {
      this.markUnusable(error);
    }
  }

  /** Is not read from until a beat finds it well again. */
  markUnusable(err: unknown): void {
    if (this.isUsable) this.logger.warn({ replica: this.host, err }, 'a read replica does not answer');
    this.lagSeconds = Number.NaN;
  }

  async close(): Promise<void> {
    const connect = await this.opening?.catch(() => null);
    await connect?.dataSource.destroy();
  }

  private opened(): Promise<Connection> {
    this.opening ??= openDataSource(this.url, this.connections, this.ca).then(
      (dataSource) => ({ dataSource, reader: new SqlReader(dataSource) }),
      (error: unknown) => {
        this.opening = null;
        throw error;
      },
    );
    return this.opening;
  }

  private setLag(behind: number): void {
    const before = this.isUsable;
    this.lagSeconds = behind;
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
  private replicas: readonly Replica[] = [];
  private turn = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
  ) {}

  /** From now on beats look for the replicas; certificates and connections are as for the database. */
  configure(ca?: string, connections?: number): void {
    this.replicas = this.urls.map((url) => new Replica(url, ca, connections, this.logger));
  }

  /** One beat. The database's own clock tells both times. */
  async heartbeat(): Promise<void> {
    if (this.replicas.length === 0) return;
    await this.dataSource.query(WRITE_HEARTBEAT);
    const [beat] = await this.dataSource.query<{ at: Date }[]>(READ_HEARTBEAT);
    if (beat) await Promise.all(this.replicas.map((replica) => replica.measureLag(beat.at)));
  }

  /** The one whose turn it is, of those that may be read from. */
  next(): Replica | undefined {
    for (let tried = 0; tried < this.replicas.length; tried += 1) {
      const replica = this.replicas[(this.turn += 1) % this.replicas.length];
      if (replica?.isUsable) return replica;
    }
    return undefined;
  }

  get states(): readonly ReplicaState[] {
    return this.replicas;
  }

  async close(): Promise<void> {
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }
}

/** Reads for visitors: from a replica where one has caught up, and from the database itself where none has, or the replica fails. */
export class ReplicaReader extends SqlReader {
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
      replica.markUnusable(error);
      return super.rows(sql, values);
    }
  }
}
