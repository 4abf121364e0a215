import { constants, setPriority } from 'node:os';
import { type Attack, ATTACKS, CONNECTIONS, type Loot } from './attacks.js';
import { BEYOND_LIMITS, beyondLimits } from './beyond-limits.js';
import { EVERYTHING, everythingAtOnce } from './everything-at-once.js';
import { Visitor } from './visitor.js';

/** The order to an attacker. */
export interface Order {
  attack: string;
  url: string;
  address: string;
  milliseconds: number;
  /** The number of connections. The default is four. */
  connections?: number;
  loot: Loot;
}

/** The number of responses for each status: 0 for a broken connection, -1 for a request without a response. */
export type Statuses = Record<number, number>;

/** The attacks that last for minutes. */
const LONG_ATTACKS: Readonly<Record<string, Attack>> = {
  [EVERYTHING]: everythingAtOnce,
  [BEYOND_LIMITS]: beyondLimits,
};

// The attacker represents another machine, so its work must not take processor time from the servers.
setPriority(constants.priority.PRIORITY_LOW);

/** Runs in a separate process, so that the attacker's work does not delay the victim's clock. */
process.once('message', async (order: Order) => {
  const attack = LONG_ATTACKS[order.attack] ?? ATTACKS[order.attack];
  if (!attack) throw new Error(`No attack is called ${order.attack}.`);
  const visitor = new Visitor(new URL(order.url), order.address, order.connections ?? CONNECTIONS);
  const end = Date.now() + order.milliseconds;
  const statuses: Statuses = {};
  await attack({
    visitor,
    loot: order.loot,
    goesOn: () => Date.now() < end,
    count: (status) => void (statuses[status] = (statuses[status] ?? 0) + 1),
  });
  visitor.leave();
  process.send?.(statuses, () => process.disconnect());
});
