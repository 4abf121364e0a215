import { createFoundation, type Surroundings } from './container/foundation.js';
import { createHiring } from './container/hiring.js';
import { createMailServices } from './container/mail.js';
import { createOffice } from './container/office.js';
import { createPeople } from './container/people.js';

/** Builds every service once, in the order of the floors; nothing else in the portal constructs a service. */
export function createContainer(surroundings: Surroundings) {
  const foundation = createFoundation(surroundings);
  const mail = createMailServices(foundation);
  const people = createPeople(foundation, mail);
  const hiring = createHiring(foundation, mail, people);
  const office = createOffice(foundation, mail, people, hiring);
  const resolvers = [...people.resolvers, ...hiring.resolvers, ...office.resolvers];
  return {
    ...foundation,
    ...mail,
    ...people,
    ...hiring,
    ...office,
    resolvers: new Map<unknown, unknown>(resolvers),
  };
}

export type Container = ReturnType<typeof createContainer>;
