import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Outcome, type Place, withDatabase } from '../shared/place.js';
import { ADMIN } from '../shared/portal-process.js';
import { UnpackedRelease } from './unpacked-release.js';

const DOCKER = fileURLToPath(new URL('../../../docker', import.meta.url));
const BASE = 'localhost/node-here';
const IMAGE = 'localhost/job-alert';
/** Enters a mount namespace in which the image is the read-only root and only mounted folders are writable. */
const ENTER = `mount --bind "$ROOT" "$ROOT" && mount -o remount,ro,bind "$ROOT" && mount --bind "$DATA" "$ROOT/data" &&
  mount -t tmpfs tmpfs "$ROOT/tmp" && exec /usr/sbin/chroot --userspec="$AS" "$ROOT" "$@"`;

interface ImageConfig {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
}

/** Builds the image of a release on a base of this machine and runs it as its own user with a read-only root. */
export async function image(place: Place): Promise<Outcome> {
  const missing = whatIsMissing();
  if (missing) return { notRun: missing };
  return withDatabase(place, ({ settings: { DATABASE_URL } }) => {
    const container = new Container(place.folder);
    return container.tryOut({
      DATABASE_URL,
      APP_SECRET: 'k3Vq8ZrT1mXw6YbN0cJd5LfHs7GpAu2E',
      PUBLIC_URL: `http://127.0.0.1:${place.port}`,
      PORT: String(place.port),
      HOST: '127.0.0.1',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
    });
  });
}

function whatIsMissing(): string | null {
  if (process.getuid?.() !== 0) return 'building and mounting an image needs root here';
  try {
    execFileSync('buildah', ['--version'], { stdio: 'ignore' });
    return null;
  } catch {
    return "Debian's package buildah is missing";
  }
}

class Container {
  private readonly problems: string[] = [];
  private readonly config: ImageConfig & { Healthcheck: { Test: string[] } };
  private readonly root: string;
  private readonly data: string;
  private readonly environment: NodeJS.ProcessEnv;

  constructor(folder: string) {
    const storage = join(folder, 'storage.conf');
    writeFileSync(storage, `[storage]\ndriver = "vfs"\ngraphroot = "${folder}/graph"\nrunroot = "${folder}/run"\n`);
    this.environment = { ...process.env, CONTAINERS_STORAGE_CONF: storage, BUILDAH_ISOLATION: 'chroot' };
    const context = join(folder, 'context');
    mkdirSync(context);
    cpSync(UnpackedRelease.make(folder).folder, join(context, 'job-alert'), { recursive: true });
    this.carryOut('sh', join(DOCKER, 'local-base.sh'), BASE);
    const buildArgs = ['--build-arg', `NODE_IMAGE=${BASE}`, '--build-context', `release=${context}`];
    this.carryOut(
      'buildah',
      'build',
      '--format=docker',
      ...buildArgs,
      '-f',
      join(DOCKER, 'Dockerfile'),
      '-t',
      IMAGE,
      context,
    );
    this.config = JSON.parse(this.carryOut('buildah', 'inspect', '--type=image', IMAGE)).Docker.config;
    this.root = this.carryOut('buildah', 'mount', this.carryOut('buildah', 'from', IMAGE));
    this.data = join(folder, 'data');
    mkdirSync(this.data);
    chownSync(this.data, 1_000, 1_000);
  }

  async tryOut(settings: Record<string, string>): Promise<string[]> {
    const { Entrypoint, Cmd, User, Healthcheck } = this.config;
    this.promise(User === '1000:1000', `it runs as ${User}`);
    this.promise((await this.run(['sh', '-c', ': > /opt/job-alert/x'], settings)) !== 0, 'its root can be written');
    this.promise((await this.run([...Entrypoint, 'migrate'], settings)) === 0, 'migrate fails');
    const from = performance.now();
    const child = this.spawn([...Entrypoint, ...Cmd], settings);
    const exit = once(child, 'exit');
    const isWell = () => this.run(Healthcheck.Test.slice(1), settings);
    while ((await isWell()) !== 0) if (child.exitCode !== null) return [...this.problems, 'it does not start'];
    console.log(`image: ready and healthy ${Math.round(performance.now() - from)} ms after its start`);
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    this.promise(/^Uid:\t1000\t1000\t/m.test(status), 'it does not run as its user');
    const page = await fetch(`${settings['PUBLIC_URL']}/`);
    this.promise(page.ok && /<h1/.test(await page.text()), 'a public page is not rendered');
    child.kill('SIGTERM');
    const [code] = await exit;
    this.promise(code === 0, `a stop ends with ${code}`);
    this.promise((await isWell()) !== 0, 'the health check does not see that it has stopped');
    return this.problems;
  }

  private promise(holds: boolean, description: string): void {
    if (!holds) this.problems.push(description);
  }

  private async run(words: readonly string[], settings: Record<string, string>): Promise<number | null> {
    const [code] = (await once(this.spawn(words, settings), 'exit')) as [number | null];
    return code;
  }

  /** Runs a command in the container, with the image's environment, as its user, in the network of this machine. */
  private spawn(words: readonly string[], settings: Record<string, string>) {
    const own = Object.fromEntries(this.config.Env.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    const place = { ROOT: this.root, DATA: this.data, AS: this.config.User };
    return spawn('/usr/bin/unshare', ['--mount', '/bin/sh', '-ec', ENTER, 'sh', ...words], {
      env: { ...own, ...settings, ...place, PATH: `${own.PATH}:/usr/sbin:/sbin` },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  private carryOut(program: string, ...words: string[]): string {
    return execFileSync(program, words, {
      env: this.environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim();
  }
}
