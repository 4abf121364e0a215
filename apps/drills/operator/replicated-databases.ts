import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LocalDatabase, startLocalDatabase } from '@job-alert/local-database/local-database';
import mysql from 'mysql2/promise';

/** A database and its replicas, each a separate server on this machine. */
export interface ReplicatedDatabases {
  primary: string;
  replicas: readonly Follower[];
  /** The URLs of the replicas for a read-only account. */
  readUrls: readonly string[];
  stop(): Promise<void>;
}

/** A replica, and the faults that it can have. */
export class Follower {
  constructor(
    readonly url: string,
    private readonly isMariaDb: boolean,
  ) {}

  /** Stops applying changes. `resume` continues. */
  pause(): Promise<unknown> {
    return this.say(`STOP ${this.role}`);
  }

  resume(): Promise<unknown> {
    return this.say(`START ${this.role}`);
  }

  /** Kills or suspends the server. A killed server is restarted by its supervisor. */
  async signal(signal: 'SIGKILL' | 'SIGSTOP', pid?: number): Promise<number> {
    const serverPid = pid ?? (await this.pid());
    process.kill(serverPid, signal);
    return serverPid;
  }

  /** Returns the number of statements that the replica has run. */
  async questions(): Promise<number> {
    const rows = await this.say("SHOW GLOBAL STATUS LIKE 'Queries'");
    return Number(rows[0]?.['Value']);
  }

  /** Replicates the server at a port of this machine, from the beginning of its log. */
  async follow({ hostname, port, username, password }: URL): Promise<void> {
    const [name, more] = this.isMariaDb
      ? ['MASTER', ', MASTER_USE_GTID=slave_pos']
      : ['SOURCE', ', SOURCE_AUTO_POSITION=1, GET_SOURCE_PUBLIC_KEY=1'];
    const change = this.isMariaDb ? 'CHANGE MASTER TO' : 'CHANGE REPLICATION SOURCE TO';
    await this.say(
      `${change} ${name}_HOST=?, ${name}_PORT=?, ${name}_USER=?, ${name}_PASSWORD=?${more}`,
      hostname,
      Number(port),
      username,
      password,
    );
    await this.resume();
  }

  private get role(): string {
    return this.isMariaDb ? 'SLAVE' : 'REPLICA';
  }

  private async pid(): Promise<number> {
    const rows = await this.say('SELECT @@pid_file AS file');
    return Number(readFileSync(String(rows[0]?.['file']), 'utf8'));
  }

  private say(statement: string, ...values: (string | number)[]): Promise<mysql.RowDataPacket[]> {
    return sayTo(this.url, statement, values);
  }
}

/** Starts an empty database and a number of empty replicas in separate folders. */
export async function startReplicated(folder: string, copies: number): Promise<ReplicatedDatabases> {
  const started: LocalDatabase[] = [];
  const start = async (id: number): Promise<LocalDatabase> => {
    const gtids = ['--loose-gtid-mode=ON', '--loose-enforce-gtid-consistency=ON'];
    const flags = [`--server-id=${id}`, '--log-bin=log', '--binlog-format=ROW', ...gtids];
    const server = await startLocalDatabase({ dataDir: join(folder, `server-${id}`), durability: 'test', flags });
    started.push(server);
    return server;
  };
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()));
  };
  try {
    const primary = await start(1);
    const isMariaDb = primary.engine.startsWith('MariaDB');
    // The statements that created the accounts must not reach the replicas, which have their own.
    await sayTo(primary.url, isMariaDb ? 'RESET MASTER' : 'RESET BINARY LOGS AND GTIDS');
    const replicas: Follower[] = [];
    for (let number = 0; number < copies; number += 1) {
      const replica = new Follower((await start(2 + number)).url, isMariaDb);
      await replica.follow(new URL(primary.url));
      replicas.push(replica);
    }
    return { primary: primary.url, replicas, readUrls: await readOnly(primary.url, replicas), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates the account on the primary, from which it is replicated. */
async function readOnly(primary: string, replicas: readonly Follower[]): Promise<string[]> {
  const database = new URL(primary).pathname.slice(1);
  await sayTo(primary, "CREATE USER 'reader'@'127.0.0.1' IDENTIFIED BY 'reads-only-4'");
  await sayTo(primary, `GRANT SELECT ON ${database}.* TO 'reader'@'127.0.0.1'`);
  return replicas.map(({ url }) => Object.assign(new URL(url), { username: 'reader', password: 'reads-only-4' }).href);
}

async function sayTo(url: string, statement: string, values: (string | number)[] = []): Promise<mysql.RowDataPacket[]> {
  const connection = await mysql.createConnection({ uri: url, connectTimeout: 2_000 });
  try {
    const [rows] = await connection.query<mysql.RowDataPacket[]>(statement, values);
    return rows;
  } finally {
    await connection.end();
  }
}
