import pg from 'pg'

/** A statement as it went to the server, and the values of its last time. */
export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Watches what every connection of this worker sends, the job engine's too, until `stop`. */
export function watchStatements() {
  const sent = new Map<string, SentStatement>()
  const { prototype } = pg.Client
  const { query } = prototype
  prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first, values] = given
    const config = typeof first === 'string' ? { text: first, values } : (first as Partial<SentStatement>)
    if (config?.text)
      sent.set(config.text, { text: config.text, values: [...((config.values as unknown[]) ?? [])] })
    return Reflect.apply(query, this, given)
  } as typeof query
  return {
    list: (): readonly SentStatement[] => [...sent.values()],
    forget: () => sent.clear(),
    stop: () => {
      prototype.query = query
    },
  }
}
