import { LIST_PAGE_SIZE, MAX_FIRST, MAX_PAGE } from '@job-alert/domain/lists/paging';
import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import type { Page } from './page.js';

@ObjectType({
  description: 'The position of a page in its list, as in the Relay connection specification.',
  simpleResolvers: true,
})
export class PageInfo {
  @Field(() => Boolean, { description: 'True if there are items after this page.' }) hasNextPage!: boolean;
  @Field(() => Boolean, { description: 'True if there are items before this page.' }) hasPreviousPage!: boolean;
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
const FIRST = `The number of items to return, from 1 to ${MAX_FIRST}.`;

/** The arguments of every list of the role areas. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, { defaultValue: LIST_PAGE_SIZE, description: FIRST }) first!: number;
  @Field(() => String, { nullable: true, description: 'Returns the items after this cursor.' }) after?: string | null;
  @Field(() => Int, { nullable: true, description: PAGE }) page?: number | null;
}

/** Returns the description of the total of a filtered list. */
export const matchCount = (records: string): string => `The number of matching ${records}, counted only when selected.`;

/** Makes the two Relay types of a list: `XConnection` with its `XEdge`. */
export function createConnection<Node extends object>(
  node: ClassType<Node>,
  name: string,
  countDescription: string,
): ClassType<Page<Node>> {
  @ObjectType(`${name}Edge`, {
    description: `An item of a list of ${name} items, with its cursor.`,
    simpleResolvers: true,
  })
  class Edge {
    @Field(() => String, { description: 'An opaque cursor. It stays valid when items are added before or after it.' })
    cursor!: string;
    @Field(() => node, { description: 'The item itself.' }) node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of a list of ${name} items.` })
  class Connection {
    @Field(() => [Edge], { description: 'The items with their cursors.', simple: true }) edges!: Edge[];
    @Field(() => [node], { description: 'The items without their cursors.', simple: true }) nodes!: Node[];
    @Field(() => PageInfo, { description: 'The position of this page in the list.', simple: true }) pageInfo!: PageInfo;
    readonly totalCount!: () => Promise<number>;

    // A method, so that the count runs only when the field is selected.
    @Field(() => Int, { description: countDescription, name: 'totalCount' })
    count(): Promise<number> {
      return this.totalCount();
    }
  }

  return Connection as unknown as ClassType<Page<Node>>;
}
