import type { Desk } from './desk.ts'

/** The data folder of a store with the embedded database; throws where there is PostgreSQL instead. */
export function embeddedDataDir({ config }: Pick<Desk, 'config'>): string {
  const { databaseUrl, dataDir } = config()
  if (databaseUrl)
    throw new Error(
      'DATABASE_URL is set: PostgreSQL has backups of its own (docs/operations.md: Backups). This copies the embedded database.',
    )
  return dataDir
}
