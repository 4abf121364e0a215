/** A page of a list, as the API answers it. */
export const aPage = <Node>(nodes: Node[], hasNextPage = false) => ({
  nodes,
  pageInfo: { hasNextPage },
  totalCount: nodes.length,
});
