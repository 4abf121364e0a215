import type { DataFolder } from './data-folder.js';
import type { DatabaseServer } from './find-server.js';

/** 'full' never loses committed data; 'test' may lose it in a power failure and is faster. */
export type Durability = 'full' | 'test';

/** The defaults of MySQL 8, so that both families reject the same statements. */
const sqlMode =
  'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

/**
 * Flags for initialization and every start; `--no-defaults` must come first. Both families refuse to run as root by
 * default. With `--user`, mariadb-install-db would also change the owner of system files (its PAM helper), so root is
 * allowed in a way that only the server understands.
 */
export function commonFlags(server: DatabaseServer, dataPath: string): string[] {
  return [
    '--no-defaults',
    `--datadir=${dataPath}`,
    ...(process.getuid?.() === 0 ? ['--loose-user=root'] : []),
    ...(server.family === 'MySQL' ? ['--secure-file-priv=NULL'] : []),
  ];
}

/** The size of the redo log, also for the initialization, so that the first start need not resize it. */
export function redoLogFlag(server: DatabaseServer, durability: Durability): string {
  const size = durability === 'full' ? '96M' : '48M';
  return server.family === 'MariaDB' ? `--innodb-log-file-size=${size}` : `--loose-innodb-redo-log-capacity=${size}`;
}

/** The argument that identifies the server of this folder. */
export function dataFolderFlag(folder: DataFolder): string {
  return `--datadir=${folder.data}`;
}

/** Returns the command line of the server. `loose-` marks options that some releases do not know. */
export function serverFlags(
  server: DatabaseServer,
  folder: DataFolder,
  place: { port: number; socket: string; durability: Durability },
): string[] {
  return [
    ...commonFlags(server, folder.data),
    `--socket=${place.socket}`,
    `--port=${place.port}`,
    '--bind-address=127.0.0.1',
    '--skip-name-resolve',
    '--local-infile=OFF',
    `--pid-file=${folder.pidFile}`,
    `--tmpdir=${folder.temporary}`,
    `--init-file=${folder.initFile}`,
    `--sql-mode=${sqlMode}`,
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--default-time-zone=+00:00',
    '--max-connections=200',
    '--max-allowed-packet=64M',
    '--skip-log-bin',
    '--performance-schema=OFF',
    '--innodb-buffer-pool-size=256M',
    redoLogFlag(server, place.durability),
    server.family === 'MySQL'
      ? '--loose-mysqlx=OFF'
      : // From 11.5 on a column that names only its character set would get a collation that MySQL does not have.
        '--loose-character-set-collations=utf8mb4=utf8mb4_unicode_ci',
    ...(place.durability === 'full'
      ? ['--innodb-flush-log-at-trx-commit=1']
      : ['--innodb-flush-log-at-trx-commit=0', '--innodb-flush-method=nosync', '--innodb-doublewrite=OFF']),
  ];
}
