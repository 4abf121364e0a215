import type { OutputFields } from './output-fields.js';

/** The text of an operation with the types of its data and variables. */
export type Operation<Data, Variables> = string & { readonly types?: (variables: Variables) => Data };

export class Fragment<Node> {
  /** Maps REST fields to fields of the fragment. The compiler rejects fields that the fragment does not select. */
  outputFields(fields: OutputFields<Node>): OutputFields<Node> {
    return fields;
  }
}
