import type { DataSource } from 'typeorm';
import { openDataSource } from '../database/data-source.js';
import { checkSendable, SqlReader, type SqlValue } from '../database/sql-reader.js';
import type { Logger } from './observability/logger.js';
import { withTimeout } from './with-timeout.js';

const WRITE_HEARTBEAT =
  'INSERT INTO replication_beat (id, at) VALUES (1, UTC_TIMESTAMP(3)) ON DUPLICATE KEY UPDATE at = UTC_TIMESTAMP(3)';
const READ_HEARTBEAT = 'SELECT at FROM replication_beat WHERE id = 1';
/** A replica with a larger lag is not read from. */
const MAX_LAG_SECONDS = 5;
/** A replica that does not respond within this time is not used. */
const TIMEOUT_MS = 2_000;

export interface ReplicaState {
  readonly host: string;
  /** True if public reads can use it. */
  readonly isUsable: boolean;
  /** The lag in seconds at the latest heartbeat; NaN while it does not respond. */
  readonly lagSeconds: number;
}

interface Connection {
  dataSource: DataSource;
  reader: SqlReader;
}

/** A read-only copy that follows the database. */
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

  /** Measures the lag behind a heartbeat. */
  async measureLag(at: Date): Promise<void> {
    try {
      const [beat] = await this.rows<{ at: Date }>(READ_HEARTBEAT, []);
      this.setLag(beat ? Math.max(0, (at.getTime() - beat.at.getTime()) / 1_000) : Number.NaN);
    } catch (error) {
      this.markUnusable(error);
    }
  }

  /** Stops reads from this replica until a heartbeat finds it healthy. */
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
 * The read replicas of DATABASE_READ_URLS. About every second a heartbeat is written to the database. Its arrival shows the lag of a
 * replica, without administrator rights on any engine (decision 0097).
 */
export class Replicas {
  private replicas: readonly Replica[] = [];
  private turn = 0;

  constructor(
    private readonly urls: readonly string[],
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
  ) {}

  /** Starts to use the replicas. Certificates and connections are as for the database. */
  configure(ca?: string, connections?: number): void {
    this.replicas = this.urls.map((url) => new Replica(url, ca, connections, this.logger));
  }

  /** Sends one heartbeat. Both times come from the clock of the database. */
  async heartbeat(): Promise<void> {
    if (this.replicas.length === 0) return;
    await this.dataSource.query(WRITE_HEARTBEAT);
    const [beat] = await this.dataSource.query<{ at: Date }[]>(READ_HEARTBEAT);
    if (beat) await Promise.all(this.replicas.map((replica) => replica.measureLag(beat.at)));
  }

  /** Returns the next usable replica, round-robin. */
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

/** Public reads: from a replica that is up to date, or from the database if there is none or the replica fails. */
export class ReplicaReader extends SqlReader {
  constructor(
    dataSource: DataSource,
    private readonly replicas: Replicas,
  ) {
    super(dataSource);
  }

  override async rows<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    // A value of a client must not make a replica unusable.
    checkSendable(values);
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
