import { Counter, Gauge, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { pendingMigrations } from '../../database/schema-error.js';
import { poolState } from '../../database/pool-state.js';
import type { PoolWatchdog } from '../../database/pool-watchdog.js';
import type { ReplicaState, Replicas } from '../../platform/replicas.js';
import { asyncGauge } from './async-gauge.js';

/** Metrics of the connection pool, the schema version and the replicas. */
export function databaseMetrics(
  registry: Registry,
  { dataSource, replicas, poolWatchdog }: { dataSource: DataSource; replicas: Replicas; poolWatchdog: PoolWatchdog },
): void {
  const gauge = (name: string, help: string, of: keyof ReturnType<typeof poolState>) => {
    const own = new Gauge({
      name: `database_pool_${name}`,
      help,
      registers: [],
      collect() {
        this.set(poolState(dataSource)[of]);
      },
    });
    registry.registerMetric(own);
  };
  gauge('used_connections', 'Connections to the database that are at work.', 'used');
  gauge('idle_connections', 'Connections to the database that are open and free.', 'idle');
  gauge('max_connections', 'Connections to the database that this process opens at most.', 'max');
  gauge('waiting_requests', 'Statements and transactions that wait for a connection.', 'waiting');
  gauge('prepared_statements', 'Statements that this process holds prepared in the database.', 'prepared');
  registry.registerMetric(
    new Counter({
      name: 'database_pool_destroyed_connections_total',
      help: 'Connections that were held for too long and closed.',
      registers: [],
      collect() {
        this.reset();
        this.inc(poolWatchdog.destroyed);
      },
    }),
  );
  asyncGauge(registry, 'database_pending_migrations', 'Migrations that the database still lacks.', () =>
    pendingMigrations(dataSource),
  );
  const replicaGauge = (name: string, help: string, valueOf: (replica: ReplicaState) => number) =>
    registry.registerMetric(
      new Gauge({
        name: `database_replica_${name}`,
        help,
        labelNames: ['replica'],
        registers: [],
        collect() {
          for (const replica of replicas.states) this.set({ replica: replica.host }, valueOf(replica));
        },
      }),
    );
  replicaGauge('usable', 'Whether this process reads from the replica; 1 or 0.', ({ isUsable }) => Number(isUsable));
  replicaGauge(
    'behind_seconds',
    'How far the replica is behind the database; NaN while it does not answer.',
    ({ lagSeconds: behind }) => behind,
  );
}
