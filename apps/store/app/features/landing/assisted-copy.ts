/** Words of the page for solutions that the team contracts. */
export const assistedCopy = {
  teamTitle: 'Contrate com a nossa equipe',
  teamText: (name: string) =>
    `Por enquanto, a contratação de ${name} é feita com as nossas pessoas, por telefone ou e-mail.`,
  steps: [
    { title: 'Separe os dados', text: 'O CNPJ da empresa e quantos colaboradores vão receber.' },
    { title: 'Fale com a gente', text: 'Conte o que a sua empresa precisa e tire as dúvidas.' },
    {
      title: 'Compare com calma',
      text: 'Valores, tarifas e prazos são explicados antes de qualquer decisão.',
    },
  ],
  inStoreTitle: 'Contrate aqui na loja',
  inStoreText: (name: string) => `Escolha ${name} entre os cartões avulsos e veja o preço na hora.`,
  inStoreAction: 'Ver cartões avulsos',
  meanwhileTitle: 'Enquanto isso, na loja',
  meanwhileText: 'Os cartões avulsos podem ser contratados agora mesmo, do preço ao contrato.',
  backHome: 'Conhecer todas as soluções',
} as const
