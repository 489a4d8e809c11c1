/** Words of the modal that asks who a proposal is for. */
export const proposalCopy = {
  title: 'Criando sua proposta',
  intro: 'Conte para quem é a proposta: a empresa e a pessoa com quem vamos falar.',
  company: 'Empresa',
  contact: 'Contato',
  nameHint: 'Como podemos chamar você: até 24 letras.',
  emailHint: 'Depois do pedido, enviamos um link para confirmar este e-mail e receber a cópia do contrato.',
  continue: 'Continuar',
  seePrice: 'Ver o preço antes',
  unready: 'Preencha os campos acima para continuar.',
  download: 'Baixar proposta',
  creating: 'Estamos criando a sua proposta…',
} as const
