import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];
type SelectionInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/**
 * Returns the selected fields below a field, as dotted paths ('edges.node.title'). Fragments are followed. A field under @skip or
 * @include counts as selected, so one plan serves every value of the variables. Paths are cached for each node of the parsed document. A
 * field that is selected twice has two nodes, and variables can change which of them count, so their paths are merged for each
 * execution.
 */
export function selectedPaths({ fieldNodes, fragments }: SelectionInfo): ReadonlySet<string> {
  const [first, ...others] = fieldNodes;
  if (!first) return new Set();
  const paths = pathsBelow(first, fragments);
  if (others.length === 0) return paths;
  let all = mergedPaths.get(fieldNodes);
  if (!all) {
    all = new Set([...paths, ...others.flatMap((node) => [...pathsBelow(node, fragments)])]);
    mergedPaths.set(fieldNodes, all);
  }
  return all;
}

/** By list of nodes, which is the same for every row of a page: loaders are found by their set of paths. */
const mergedPaths = new WeakMap<readonly FieldNode[], ReadonlySet<string>>();

const ITEM = /^(?:nodes|edges\.node)\./;

/** Returns the selected fields of the items of a connection. */
export function selectedItemPaths(info: SelectionInfo): ReadonlySet<string> {
  const paths = [...selectedPaths(info)].filter((path) => ITEM.test(path));
  return new Set(paths.map((path) => path.replace(ITEM, '')));
}

/** True if only these fields are selected. Then the row with the edge already has the answer. */
export const selectsOnly = (info: SelectionInfo, fields: readonly string[]): boolean =>
  [...selectedPaths(info)].every((path) => path === '__typename' || fields.includes(path));

/** True if only the id is selected. The row with the edge already has it. */
export const selectsIdOnly = (info: SelectionInfo): boolean => selectsOnly(info, ['id']);

const cachedPaths = new WeakMap<FieldNode, Set<string>>();

function pathsBelow(node: FieldNode, fragments: Fragments): ReadonlySet<string> {
  let paths = cachedPaths.get(node);
  if (!paths) {
    collect(node, '', fragments, (paths = new Set()));
    cachedPaths.set(node, paths);
  }
  return paths;
}

function collect(
  node: SelectionNode | { selectionSet?: FieldNode['selectionSet'] },
  prefix: string,
  fragments: Fragments,
  paths: Set<string>,
): void {
  for (const child of ('selectionSet' in node && node.selectionSet?.selections) || []) {
    if (child.kind === Kind.FIELD) {
      const path = prefix + child.name.value;
      paths.add(path);
      collect(child, `${path}.`, fragments, paths);
    } else if (child.kind === Kind.INLINE_FRAGMENT) {
      collect(child, prefix, fragments, paths);
    } else {
      const fragment = fragments[child.name.value];
      if (fragment) collect(fragment, prefix, fragments, paths);
    }
  }
}
