import { expect, test } from 'vitest';
import { keyed, message, object } from '../src/rest/answers.js';
import { Fragment, type Operation } from '../src/rest/document.js';
import { text, whole } from '../src/rest/input-fields.js';
import * as out from '../src/rest/output-fields.js';
import { row } from '../src/rest/row.js';

/** An operation as codegen would type it. */
const RENAME: Operation<
  { rename: { room: { id: string; seats: number } | null } },
  { input: { id: string; name: string; seats?: number | null } }
> = 'mutation Rename($input: RenameInput!) { rename(input: $input) { room { id seats } } }';
const ROOM = new Fragment<{ id: string; seats: number }>();
const FIELDS = ROOM.shownAs({ room_id: out.id('id'), seats: out.whole('seats') });

const facts = { at: 'PUT rooms/{id}', who: ['ADMIN'], summary: 'Renames a room.', document: RENAME } as const;
const found = <Value>(value: Value | null): Value => value ?? expect.unreachable();

test('the compiler takes a row that fits its operation', () => {
  const route = row({
    ...facts,
    body: { room_name: text('name'), seats: whole('seats') },
    variables: ({ path: { id }, body }) => ({ input: { id, ...body } }),
    from: ({ rename }) => found(rename.room),
    answer: keyed('room', FIELDS),
  });
  expect(route).toMatchObject({ method: 'PUT', path: 'rooms/{id}', isList: false, documents: [RENAME] });
});

test('the compiler refuses a wrong name or kind in the answer, the body, the variables and the path', () => {
  const refused = [
    // @ts-expect-error The fragment does not select it.
    ROOM.shownAs({ name: out.text('name') }),
    // @ts-expect-error It is a number.
    ROOM.shownAs({ seats: out.text('seats') }),
    // @ts-expect-error The room may be null.
    row({ ...facts, from: ({ rename }) => rename.room, answer: object(FIELDS) }),
    // @ts-expect-error The answer shows an object, and none is taken from the data.
    row({ ...facts, answer: object(FIELDS) }),
    // @ts-expect-error The input has no such field.
    row({ ...facts, body: { room_name: text('title') }, answer: message('Done.') }),
    // @ts-expect-error The input wants a number.
    row({ ...facts, body: { seats: text('seats') }, answer: message('Done.') }),
    // @ts-expect-error The operation has no such variable.
    row({ ...facts, variables: ({ body }) => ({ room: body }), answer: message('Done.') }),
    // @ts-expect-error The path has no such parameter.
    row({ ...facts, variables: ({ path }) => ({ input: { id: path.roomId } }), answer: message('Done.') }),
  ];
  expect(refused).toHaveLength(8);
});
