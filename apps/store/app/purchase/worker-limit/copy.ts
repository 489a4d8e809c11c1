/** Words of the modal above the worker limit, and of the way on beside the number. */
export const workerLimitCopy = {
  title: (limit: number) => `Mais de ${limit.toLocaleString('pt-BR')} colaboradores`,
  text: (limit: number) =>
    `A loja atende equipes de até ${limit.toLocaleString('pt-BR')} colaboradores. Para empresas maiores, nossa equipe monta uma proposta sob medida, com valores e implantação combinados com você.`,
  kept: 'O que você já escolheu continua aqui.',
  customPlan: 'Conhecer o plano personalizado',
  opensElsewhere: '(abre em outra aba)',
  wayOn: (limit: number) =>
    `Para mais de ${limit.toLocaleString('pt-BR')} colaboradores, a nossa equipe monta uma proposta sob medida.`,
  contact: 'Falar com a nossa equipe',
} as const
