import type { Migration } from 'kysely/migration'

/** A step of the database's shape, in a transaction of its own unless it says that it stands outside (`addIndexes`). */
export interface StoreMigration extends Migration {
  readonly isOutsideTransaction?: true
}
