const isRow = <Row extends { id: string }>(subject: Row | Record<PropertyKey, never>): subject is Row =>
  'id' in subject;

export function decidedRow<Row extends { id: string }>(
  data: { decideApproval: { approval: { subject: Row | Record<PropertyKey, never> | null } } } | undefined,
): Row | undefined {
  const subject = data?.decideApproval.approval.subject;
  return subject && isRow(subject) ? subject : undefined;
}
