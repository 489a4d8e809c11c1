/** Words of a product's own page. */
export const productCopy = {
  onItsWay: 'Página do produto',
  backToInitialPage: 'Voltar à página inicial',
  buy: 'Simular na loja',
  otherSolutions: 'Conhecer outras soluções',
  buyTitle: 'Monte o seu pedido',
  buyHint: 'Você vê o preço na hora, antes de qualquer cadastro.',
  fees: 'Tarifas',
  feesAsked: 'no carrinho',
  noFees: 'nenhuma',
  open: '–',
  total: 'Total deste pedido',
  besideOthers: 'Sem contar o que já está no carrinho.',
  advantages: (product: string) => `${product} ainda traz muito mais vantagens`,
  asteriskMark: '*',
  asterisk:
    'PAT e auxílio são duas formas de oferecer o mesmo cuidado. No PAT, a empresa se inscreve no programa e, no lucro real, pode deduzir até 4% do imposto de renda devido. No auxílio, não há inscrição nem essa dedução. Nos dois, o saldo só paga refeições ou alimentos e não pode ser sacado.',

  formTitle: 'Fale com a nossa equipe',
  formIntro: (product: string) =>
    `Deixe seus dados e conversaremos com você sobre ${product}, sem compromisso.`,
  formFacts: 'Como funciona o contato',
  answer: 'A resposta vem por e-mail ou celular.',
  call: (phone: string) => `Se preferir, ligue: ${phone}`,
  employees: 'Quantidade de colaboradores',
  send: 'Solicitar contato',
  privacy: 'Usamos esses dados apenas para responder ao seu pedido.',

  sentTitle: 'Recebemos os seus dados!',
  sentText: (name: string, product: string) =>
    `Obrigado, ${name}. Nossa equipe vai falar com você por e-mail ou celular sobre ${product}.`,
  sentBuy: 'Se preferir não esperar, veja o preço agora mesmo na loja.',
  sentClose: 'Continuar nesta página',
  sendAnother: 'Enviar outros dados',
} as const
