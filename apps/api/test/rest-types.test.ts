import { expect, test } from 'vitest';
import { keyed, message, object } from '../src/rest/responses.js';
import { Fragment, type Operation } from '../src/rest/document.js';
import { string, integer } from '../src/rest/input-fields.js';
import * as out from '../src/rest/output-fields.js';
import { defineRoute } from '../src/rest/define-route.js';

/** An operation with the types that codegen generates. */
const RENAME: Operation<
  { rename: { room: { id: string; seats: number } | null } },
  { input: { id: string; name: string; seats?: number | null } }
> = 'mutation Rename($input: RenameInput!) { rename(input: $input) { room { id seats } } }';
const ROOM = new Fragment<{ id: string; seats: number }>('Room');
const FIELDS = ROOM.outputFields({ room_id: out.id('id'), seats: out.integer('seats') });

const facts = { at: 'PUT rooms/{id}', who: ['ADMIN'], summary: 'Renames a room.', document: RENAME } as const;
const present = <Value>(value: Value | null): Value => value ?? expect.unreachable();

test('the compiler accepts a REST route that fits its operation', () => {
  const route = defineRoute({
    ...facts,
    body: { room_name: string('name'), seats: integer('seats') },
    variables: ({ path: { id }, body }) => ({ input: { id, ...body } }),
    from: ({ rename }) => present(rename.room),
    response: keyed('room', FIELDS),
  });
  expect(route).toMatchObject({ method: 'PUT', path: 'rooms/{id}', isList: false, documents: [RENAME] });
});

test('the compiler rejects a wrong name or type in the response, the body, the variables and the path', () => {
  const refused = [
    // @ts-expect-error The fragment does not select it.
    ROOM.outputFields({ name: out.string('name') }),
    // @ts-expect-error It is a number.
    ROOM.outputFields({ seats: out.string('seats') }),
    // @ts-expect-error The room may be null.
    defineRoute({ ...facts, from: ({ rename }) => rename.room, response: object(FIELDS) }),
    // @ts-expect-error The answer shows an object, and none is taken from the data.
    defineRoute({ ...facts, response: object(FIELDS) }),
    // @ts-expect-error The input has no such field.
    defineRoute({ ...facts, body: { room_name: string('title') }, response: message('Done.') }),
    // @ts-expect-error The input wants a number.
    defineRoute({ ...facts, body: { seats: string('seats') }, response: message('Done.') }),
    // @ts-expect-error The operation has no such variable.
    defineRoute({ ...facts, variables: ({ body }) => ({ room: body }), response: message('Done.') }),
    // @ts-expect-error The path has no such parameter.
    defineRoute({ ...facts, variables: ({ path }) => ({ input: { id: path.roomId } }), response: message('Done.') }),
  ];
  expect(refused).toHaveLength(8);
});
