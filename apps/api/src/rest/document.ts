import { nameSchema, type OutputFields } from './output-fields.js';

/** The text of an operation with the types of its data and variables. */
export type Operation<Data, Variables> = string & { readonly types?: (variables: Variables) => Data };

export class Fragment<Node> {
  constructor(private readonly name: string) {}

  /**
   * Maps REST fields to fields of the fragment. The compiler rejects fields that the fragment does not select. The OpenAPI document calls the schema
   * of the result by `name`.
   */
  outputFields(fields: OutputFields<Node>, name = this.name): OutputFields<Node> {
    nameSchema(fields, name);
    return fields;
  }
}
