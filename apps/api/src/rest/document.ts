import type { OutputFields } from './output-fields.js';

/** The text of an operation. The compiler also knows the types of its data and variables. */
export type Operation<Data, Variables> = string & { readonly types?: (variables: Variables) => Data };

/** A fragment, and the type of its objects. */
export class Fragment<Node> {
  /** Maps the fields of an answer to those of the fragment. The compiler rejects what the fragment does not select. */
  outputFields(fields: OutputFields<Node>): OutputFields<Node> {
    return fields;
  }
}
