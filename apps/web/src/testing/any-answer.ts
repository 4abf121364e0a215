import {
  buildSchema,
  execute,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isObjectType,
  parse,
} from 'graphql';
import schemaText from '../../../../schema.graphql?raw';

const schema = buildSchema(schemaText);

const SCALARS: Readonly<Record<string, unknown>> = {
  ID: '7',
  Boolean: true,
  Int: 3,
  Float: 3,
  Date: '2031-01-15',
  DateTime: '2031-01-15T06:30:00.000Z',
};
/** The values of fields on which screens depend: the last page of a list, an approved company, an administrator who may begin. */
const FIELDS: Readonly<Record<string, unknown>> = {
  'PageInfo.hasNextPage': false,
  'Company.approvalState': 'APPROVED',
  'User.lacksSecondFactor': false,
};

function anyValue(type: GraphQLOutputType, { parentType, fieldName }: GraphQLResolveInfo): unknown {
  const kind = getNullableType(type);
  if (isListType(kind)) return [anyValue(kind.ofType, { parentType, fieldName } as GraphQLResolveInfo)];
  const namedType: GraphQLNamedType = getNamedType(kind);
  if (isObjectType(namedType)) return {};
  if (isAbstractType(namedType)) return { __typename: schema.getPossibleTypes(namedType)[0]?.name };
  if (isEnumType(namedType)) return namedType.getValues()[0]?.value;
  if (namedType.name !== 'String') return SCALARS[namedType.name];
  return /url$/i.test(fieldName) ? 'https://site.example/page' : 'Some text';
}

/**
 * Answers any operation of the schema with data. Each list has one item, each enum has its first value, and nothing is
 * null. Use it in tests of the requests of screens. The keys of `fields` are a type and a name, such as `User.type`.
 */
export function anyAnswer(
  query: string,
  variables: Record<string, unknown>,
  fields: Readonly<Record<string, unknown>>,
) {
  const fieldValues = { ...FIELDS, ...fields };
  return execute({
    schema,
    document: parse(query),
    rootValue: {},
    variableValues: variables,
    fieldResolver: (_source, _args, _context, info) =>
      fieldValues[`${info.parentType.name}.${info.fieldName}`] ?? anyValue(info.returnType, info),
  });
}
