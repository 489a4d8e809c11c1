/**
 * A value as the text that a jsonb column takes. Always use it for such columns: one driver would read a bare array
 * as a PostgreSQL array, the other a bare string as JSON.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value)
}
