/** Returns a page of a list in the form of the API's response. */
export const aPage = <Node>(nodes: Node[], hasNextPage = false) => ({
  nodes,
  pageInfo: { hasNextPage },
  totalCount: nodes.length,
});
