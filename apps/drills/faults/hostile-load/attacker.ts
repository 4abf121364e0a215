import { constants, setPriority } from 'node:os';
import { ATTACKS, CONNECTIONS, type Loot } from './attacks.js';
import { EVERYTHING, everythingAtOnce } from './everything-at-once.js';
import { Visitor } from './visitor.js';

/** The order to an attacker. */
export interface Order {
  attack: string;
  url: string;
  address: string;
  milliseconds: number;
  /** Without a number: four. */
  connections?: number;
  loot: Loot;
}

/** How often each status was answered; 0 for a broken connection, -1 for a request that was never answered. */
export type Statuses = Record<number, number>;

// It stands for another machine: its own work must not take the processor from the servers.
setPriority(constants.priority.PRIORITY_LOW);

/** A process of its own, so that the victim's clock does not wait for the attacker's work. */
process.once('message', async (order: Order) => {
  const attack = order.attack === EVERYTHING ? everythingAtOnce : ATTACKS[order.attack];
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
