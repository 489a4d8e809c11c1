/** Where this store gives a proposal's PDF, by the key of its link. */
export const proposalDocument = (key: string) => `/recursos/proposta/${key}`
