/** Whether two plain records say the same, whatever the order of their members; every member counts. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return one === other
  return Object.keys({ ...one, ...other }).every((name) => isSameData(one[name], other[name]))
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
