import type { Kysely } from 'kysely'
import type { NewRow, Tables } from '../database/schema.ts'

/** Keeps a session's vote on an article; a later one takes its place. */
export async function putFaqVote(db: Kysely<Tables>, vote: NewRow<'faqVotes'>): Promise<void> {
  await db
    .insertInto('faqVotes')
    .values(vote)
    .onConflict((on) =>
      on
        .columns(['sessionId', 'issuer', 'articleId'])
        .doUpdateSet({ vote: vote.vote, updatedAt: vote.updatedAt }),
    )
    .execute()
}
