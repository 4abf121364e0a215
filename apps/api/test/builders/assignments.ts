import type { Actor } from './records.js';

export const ASSIGN = `mutation ($input: AssignResponsibleInput!) {
  assignResponsible(input: $input) {
    records {
      __typename
      ... on Company { id responsible { id name } }
      ... on Job { id responsible { id name } }
      ... on Approval { id responsible { id name } }
    }
  }
}`;

export interface Assigned {
  __typename: string;
  id: string;
  responsible: { id: string; name: string } | null;
}

type Kind = 'COMPANY' | 'JOB' | 'REQUEST';

/** Makes an administrator, or nobody, responsible for records. Returns them. */
export async function assign(
  admin: Actor,
  kind: Kind,
  ids: readonly string[],
  responsibleId: string | null = admin.id,
): Promise<Assigned[]> {
  const data = await admin.client.ask<{ assignResponsible: { records: Assigned[] } }>(ASSIGN, {
    input: { kind, ids, responsibleId },
  });
  return data.assignResponsible.records;
}
