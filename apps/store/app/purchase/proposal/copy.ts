/** Words of what makes a proposal, and of the modal that asks who it is for. */
export const proposalCopy = {
  title: 'Criando sua proposta',
  intro: 'Qual é a empresa e com quem falamos?',
  nameHint: 'Basta o primeiro e o último nome.',
  emailHint: 'É para cá que vai a cópia do contrato.',
  continue: 'Continuar',
  seePrice: 'Ver o preço antes',
  missing: (fields: string) => `Ainda falta: ${fields}.`,
  fields: { cnpj: 'CNPJ', name: 'nome', mobile: 'celular', email: 'e-mail' },
  download: 'Baixar proposta',
  creating: 'Estamos criando a sua proposta…',
  options: 'Proposta em PDF',
  purpose: (days: number) =>
    days === 1
      ? 'Garante o preço por 1 dia para a empresa.'
      : `Garante o preço por ${days} dias para a empresa.`,
  purposeUntil: (day: string) => `Garante o preço até ${day} para a empresa.`,
  byEmail: 'Receber também por e-mail',
  withSavings: 'Incluir a economia',
  withSavingsHint: 'Uma página que compara o benefício com o mesmo valor em salário.',
  made: (day: string) => `Pronto: o preço vale até ${day}.`,
  mailed: (to: string) => `Também vai por e-mail para ${to}.`,
  notMailed: 'O e-mail não saiu: envie você o PDF.',
} as const
