import type pg from 'pg'

/** How long a statement or a lock may be waited for where nobody says so; as PostgreSQL shows it. */
const NO_LIMIT = '0'
/** Looks at a pooler: others use it too, and may give a connection back the server that it had by chance. */
const ROUNDS = 5
/** What PostgreSQL says of a statement's name that it does not know, or knows already. */
const NAME_REFUSED: ReadonlySet<unknown> = new Set(['26000', '42P05'])

const DOCUMENTED = '(docs/operations.md: Behind a pooler)'
const SETTINGS_REFUSED = `DATABASE_URL leads to a pooler that does not pass settings on when it connects: set DATABASE_PREPARE=0, and give the settings to the role ${DOCUMENTED}.`
const BY_STATEMENT = `DATABASE_URL leads to a pooler that pools by statement, which has no transactions: let it pool by transaction ${DOCUMENTED}.`
const NAMES_LOST = `DATABASE_URL leads to a pooler that does not keep prepared statements: set DATABASE_PREPARE=0 ${DOCUMENTED}.`

/**
 * Looks whether the store can work over what `pool` leads to, before a visitor finds out. Throws a message where it
 * cannot; gives a warning where it can, but nothing limits how long a statement waits. `prepares`: statements will have
 * names.
 */
export async function checkPooler(pool: pg.Pool, prepares: boolean): Promise<string | null> {
  const clients: pg.PoolClient[] = []
  let isDirect = false
  try {
    const one = await pool.connect()
    clients.push(one)
    isDirect = !(await isPooled(one))
    if (isDirect) return null
    const other = await pool.connect()
    clients.push(other)
    for (let round = 0; round < (prepares ? ROUNDS : 1); round++) {
      if (prepares) await askByName(one)
      // Holds the server's connection that was used last, where none belongs to a session.
      await other.query('begin')
      if (prepares) await askByName(one)
      await other.query('rollback')
    }
    return await findNoLimit(one)
  } catch (error) {
    throw explain(error)
  } finally {
    // What a pooler refused may have left them in any state.
    for (const client of clients) client.release(!isDirect)
  }
}

/** A pooler tells a client a number of its own instead of the process that serves it. */
async function isPooled(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as unknown as { readonly processID: number | null }).processID
}

async function askByName(client: pg.PoolClient): Promise<void> {
  await client.query({ name: 'benefits-store-look', text: 'select $1::int', values: [1] })
}

/** Where settings come with the role, one may have been forgotten. */
async function findNoLimit(client: pg.PoolClient): Promise<string | null> {
  const { rows } = await client.query<{ statement: string; lock: string }>(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  )
  const [limits] = rows
  return limits?.statement === NO_LIMIT && limits.lock === NO_LIMIT
    ? `Nothing limits how long the database works on a statement: give the role a statement_timeout and a lock_timeout ${DOCUMENTED}.`
    : null
}

function explain(error: unknown): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message: string }
  if (NAME_REFUSED.has(code)) return new Error(NAMES_LOST, { cause: error })
  if (message.includes('unsupported startup parameter')) return new Error(SETTINGS_REFUSED, { cause: error })
  // PgBouncer's own words: it has no code of its own for it.
  if (message.includes('statement pooling')) return new Error(BY_STATEMENT, { cause: error })
  return error
}
