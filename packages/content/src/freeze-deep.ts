/** Freezes a value and all that it holds, so that one visitor's request cannot change another's content. */
export function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const held of Object.values(value)) freezeDeep(held)
  return value
}
