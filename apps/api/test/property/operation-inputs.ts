import fc from 'fast-check';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import { type Edit, type Place, listOfEdits } from './edits.js';
import { hostileFile, hostileJson, hostileNumber, hostileText } from './hostile.js';

type Values = Record<string, unknown>;
type Field = GraphQLField<unknown, unknown>;

/** Returns a document for a field of the schema. Each argument is a variable of the same name. */
export function documentOf(
  kind: 'query' | 'mutation',
  { name, args, type }: Field,
  selection = selectionOf(type),
): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passedArguments = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return args.length === 0
    ? `${kind} { ${name} ${selection} }`
    : `${kind} (${declared}) { ${name}(${passedArguments}) ${selection} }`;
}

function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const namedType = getNamedType(type);
  if (!isObjectType(namedType)) return '';
  const fields = Object.values(namedType.getFields()).filter(({ args }) => args.length === 0);
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type))).map(({ name }) => name);
  const inner = fields.filter((field) => depth < 2 && ['nodes', 'client', 'user', 'rows'].includes(field.name));
  return `{ __typename ${[...leaves, ...inner.map((field) => `${field.name} ${selectionOf(field.type, depth + 1)}`)].join(' ')} }`;
}

/** Returns the arguments of a document's only field, with the values of the variables. */
export function argumentsOf(document: string, variables: Values): Values {
  const [definition] = parse(document).definitions;
  const field = definition?.kind === Kind.OPERATION_DEFINITION && definition.selectionSet.selections[0];
  if (!field || field.kind !== Kind.FIELD) throw new Error('The document asks for no field.');
  return Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]),
  );
}

/** Edits of the arguments of a field and of all values inside them. */
export function editsOf(schema: GraphQLSchema, { args }: Field): fc.Arbitrary<Edit[]> {
  const places = args.flatMap((arg) => placesIn(schema, [arg.name], arg.type));
  return listOfEdits(fc.constantFrom(...places).chain(([place, type]) => editAt(place, type)));
}

/** Returns every place inside an argument, with its type. */
export function placesIn(schema: GraphQLSchema, place: Place, type: GraphQLInputType): [Place, GraphQLInputType][] {
  const bare = getNullableType(type);
  if (isListType(bare)) return [[place, type], ...placesIn(schema, [...place, 0], bare.ofType)];
  if (!isInputObjectType(bare)) return [[place, type]];
  const fields = Object.values(bare.getFields());
  return [[place, type], ...fields.flatMap((field) => placesIn(schema, [...place, field.name], field.type))];
}

function editAt(place: Place, type: GraphQLInputType): fc.Arbitrary<Edit> {
  if (getNamedType(type).name === 'Upload' && !isListType(getNullableType(type))) {
    return fc.oneof(
      { weight: 4, arbitrary: hostileFile.map((file) => ({ place, value: null, file })) },
      { weight: 1, arbitrary: hostileJson.map((value) => ({ place, value })) },
    );
  }
  return fc.oneof({ weight: 3, arbitrary: fitting(type) }, { weight: 1, arbitrary: hostileJson }).map((value) => ({
    place,
    value,
  }));
}

/** Hostile values that the type may accept, so that they reach the validation behind it. */
function fitting(type: GraphQLInputType): fc.Arbitrary<unknown> {
  const namedType = getNamedType(type);
  if (isEnumType(namedType)) return fc.constantFrom(...namedType.getValues().map(({ name }) => name), 'NOTHING');
  if (namedType.name === 'Int')
    return hostileNumber.map((number) => Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, Math.trunc(number))));
  if (namedType.name === 'Boolean') return fc.boolean();
  return hostileText;
}
