/** Words of the bank partners' order (docs/decisions/004). */
export const orderCopy = {
  cartTitle: 'Carrinho',
  cartIntro: 'Veja a oferta criada exclusivamente para o seu pedido:',
  cartContent: 'Produtos do pedido',
  proceed: 'Seguir para a contratação',

  teamTitle: 'Contrate com a nossa equipe',
  teamIntro:
    'Por enquanto, são as nossas pessoas que concluem a contratação deste carrinho. O que você escolheu continua guardado aqui.',
  chosen: 'O que está no seu carrinho',
  line: (quantity: number, value: string) =>
    `${quantity === 1 ? '1 cartão' : `${quantity} cartões`} com ${value} por mês`,
  mail: 'Enviar este carrinho por e-mail',
  mailHint: 'Abre o seu programa de e-mail com a lista pronta. Basta completar com o CNPJ e enviar.',
  backToCart: 'Voltar ao carrinho',
  mailSubject: (store: string) => `Contratação pela loja ${store}`,
  mailGreeting: 'Olá, quero contratar para a minha empresa:',
  mailEnd: 'CNPJ da empresa:\nNome e telefone para contato:',
} as const
