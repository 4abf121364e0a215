/** Reports requests that others decided before a bulk decision: "2 had already been decided by Meera Desai." */
export function decidedByOthers(names: readonly (string | null | undefined)[]): string {
  const deciders = [...new Set(names.flatMap((name) => name?.trim() || []))];
  const listed = deciders.length > MAX_NAMED ? [...deciders.slice(0, MAX_NAMED), 'others'] : deciders;
  const last = listed.pop();
  const by = listed.length > 0 ? `${listed.join(', ')} and ${last}` : (last ?? 'others');
  return `${names.length} had already been decided by ${by}.`;
}

const MAX_NAMED = 3;
