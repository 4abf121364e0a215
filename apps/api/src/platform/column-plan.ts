import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionNode } from 'graphql';

type Fragments = GraphQLResolveInfo['fragments'];
type SelectionInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/**
 * Which fields below a field are asked for, as dotted paths ('edges.node.title'). Fragments are followed; a field under
 * @skip or @include counts as asked for, so one plan serves every value of the variables. Remembered per field of the
 * parsed document, which the server keeps between requests.
 */
export function selectedPaths(info: SelectionInfo): ReadonlySet<string> {
  const [node] = info.fieldNodes;
  if (!node) return new Set();
  let paths = remembered.get(node);
  if (!paths) {
    paths = new Set<string>();
    for (const field of info.fieldNodes) collect(field, '', info.fragments, paths);
    remembered.set(node, paths);
  }
  return paths;
}

const remembered = new WeakMap<FieldNode, Set<string>>();

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
