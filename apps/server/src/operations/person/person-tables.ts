/** What becomes of a table's rows about a person who asks for erasure, and why; `nobody`: it tells of no person. */
export type PersonTable =
  | { readonly holds: 'person'; readonly title: string; readonly reason: string }
  | { readonly holds: 'nobody'; readonly reason: string }

const WISH = 'deleted: nothing keeps it from the person’s wish (LGPD art. 18 VI)'
const PROOF = 'claims from a contract (Código Civil art. 206 § 5 I; LGPD art. 16 I)'

/**
 * Every table of the database by its SQL name: titles are for the person, reasons for the operator. A table that is not
 * here fails a test, and so does one that holds a person and is said to hold nobody.
 */
export const PERSON_TABLES = {
  accounts: { holds: 'person', title: 'Contas de acesso', reason: WISH },
  registrations: { holds: 'person', title: 'Cadastros à espera de confirmação', reason: WISH },
  verification_codes: { holds: 'person', title: 'Códigos de verificação enviados', reason: WISH },
  session_verifications: { holds: 'person', title: 'Acessos confirmados por código', reason: WISH },
  leads: {
    holds: 'person',
    title: 'Simulações',
    reason: `deleted; one with an accepted contract is anonymised, since contract and order refer to it: ${PROOF}`,
  },
  carts: {
    holds: 'person',
    title: 'Carrinhos',
    reason:
      'deleted with their simulation; of an accepted contract they stay: products and prices, no person',
  },
  proposals: {
    holds: 'person',
    title: 'Propostas',
    reason:
      'deleted, with a simulation that is anonymised too: its contract says the price; a colleague’s that names the person in the company’s name as well',
  },
  contracts: {
    holds: 'person',
    title: 'Contratos',
    reason: `drafts are deleted; an accepted document stays as it was accepted, for the company too: ${PROOF}`,
  },
  evidences: {
    holds: 'person',
    title: 'Aceites de contratos',
    reason: `anonymised: the chain of acceptances can still be checked, by digests that lead back to nobody: ${PROOF}`,
  },
  orders: {
    holds: 'person',
    title: 'Pedidos',
    reason: `the final contract stays as a document, with the evidence page: ${PROOF}; the row names nobody`,
  },
  card_authorisations: {
    holds: 'person',
    title: 'Tentativas de pagamento com cartão',
    reason: 'deleted with their simulation; of an order the amount stays (LGPD art. 16 I)',
  },
  mail_messages: {
    holds: 'person',
    title: 'Mensagens enviadas',
    reason:
      'deleted; of a contract’s copy stays that it was sent, without recipient, so that it is not sent again',
  },
  idempotency_records: { holds: 'person', title: 'Respostas guardadas por um dia', reason: WISH },
  faq_votes: { holds: 'person', title: 'Votos em respostas da ajuda', reason: WISH },
  ended_sessions: { holds: 'nobody', reason: 'a session that tells of nobody any more, for two days' },
  mail_openings: { holds: 'nobody', reason: 'keyed hashes and a session, for a day' },
  looked_up: {
    holds: 'nobody',
    reason: 'what public registries say of companies and postal codes, without any CPF, for a week',
  },
  grant_codes: { holds: 'nobody', reason: 'a hash and a session, for a minute' },
  protection_counts: { holds: 'nobody', reason: 'keyed hashes, for the time of a limit' },
  lead_follow_ups: { holds: 'nobody', reason: 'keyed hashes: no second follow-up within 30 days' },
  mail_opt_outs: { holds: 'nobody', reason: 'keyed hashes: the person’s own wish for no more mail stays' },
  portal_signatures: { holds: 'nobody', reason: 'hashes and ids of orders, for the time of a signature' },
  evidence_chains: { holds: 'nobody', reason: 'hashes of hashes' },
  evidence_reseals: { holds: 'nobody', reason: 'hashes of hashes' },
  evidence_chain_days: { holds: 'nobody', reason: 'hashes of hashes' },
  person_requests: {
    holds: 'nobody',
    reason: 'keyed hashes: proof that requests were answered (LGPD art. 37)',
  },
  operator_switches: { holds: 'nobody', reason: 'what is switched on or off' },
  operator_actions: { holds: 'nobody', reason: 'what operators did, by numbers and ids' },
  turns: { holds: 'nobody', reason: 'numbers that transactions hold to take turns' },
  kysely_migration: { holds: 'nobody', reason: 'names of migrations' },
  kysely_migration_lock: { holds: 'nobody', reason: 'a lock' },
} as const satisfies Record<string, PersonTable>

type Tables = typeof PERSON_TABLES
/** Tables that hold people. */
export type PersonTableName = {
  [Name in keyof Tables]: Tables[Name]['holds'] extends 'person' ? Name : never
}[keyof Tables]

/** What stands outside the tables. */
export const PERSON_FILES = {
  outbox: {
    title: 'Arquivos da caixa de saída',
    reason: 'deleted: the messages were sent or belong to development',
  },
  portal: {
    title: 'Pedidos entregues ao portal do cliente',
    reason: 'anonymised; the customer portal has its own copy and has to be told (LGPD art. 18 § 6)',
  },
  jobs: {
    title: 'Erros de tarefas',
    reason: 'anonymised: answers of other services that repeat an address are emptied',
  },
} as const
