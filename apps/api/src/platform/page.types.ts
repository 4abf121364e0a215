import { LIST_PAGE_SIZE, MAX_FIRST, MAX_PAGE } from '@job-alert/domain/paging';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { Page } from './page.js';

@ObjectType({
  description: 'Where a page of a list stands, as the Relay connection specification names it.',
  simpleResolvers: true,
})
export class PageInfo {
  @Field(() => Boolean, { description: 'Are there items after this page?' }) hasNextPage!: boolean;
  @Field(() => Boolean, { description: 'Are there items before this page?' }) hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true, description: 'The cursor of the first item of this page.' }) startCursor!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last item: pass it as `after` for the next page.',
  })
  endCursor!: string | null;
}

export const PAGE = `A page number from 1 to ${MAX_PAGE}, instead of \`after\`.`;
const FIRST = `How many items to return, from 1 to ${MAX_FIRST}.`;

/** The arguments of every list of the role areas. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: LIST_PAGE_SIZE, description: FIRST }) first!: number;
  @Field(() => String, { nullable: true, description: 'Return what comes after the item with this cursor.' }) after?:
    | string
    | null;
  @Field(() => Int, { nullable: true, description: PAGE }) page?: number | null;
}

/** Makes the two Relay types of a list: `XConnection` with its `XEdge`. */
export function connectionOf<Node extends object>(
  node: ClassType<Node>,
  name: string,
  countDescription: string,
): ClassType<Page<Node>> {
  @ObjectType(`${name}Edge`, { description: `One ${name} of a list with its cursor.`, simpleResolvers: true })
  class Edge {
    @Field(() => String, { description: 'Opaque; survives inserts before and after.' }) cursor!: string;
    @Field(() => node, { description: 'The item itself.' }) node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name} items.` })
  class Connection {
    @Field(() => [Edge], { description: 'The items with their cursors.', simple: true }) edges!: Edge[];
    @Field(() => [node], { description: 'The items without their cursors.', simple: true }) nodes!: Node[];
    @Field(() => PageInfo, { description: 'Where this page stands.', simple: true }) pageInfo!: PageInfo;
    readonly totalCount!: () => Promise<number>;

    // A method, so that it is counted when the field is asked for: a function as a value is called by no resolver here.
    @Field(() => Int, { description: countDescription, name: 'totalCount' })
    count(): Promise<number> {
      return this.totalCount();
    }
  }

  return Connection as unknown as ClassType<Page<Node>>;
}
