/** Words of the box 'Previsão de Entrega'. */
export const deliveryCopy = {
  title: 'Previsão de Entrega',
  caption: 'Prazo de entrega dos cartões por localidade',
  place: 'Localidade',
  deadline: 'Prazo',
  own: '(prazo do seu endereço)',
  known: (place: string, deadline: string) => `Entrega em ${place}: ${deadline}.`,
  range: (days: string, from: string, to: string) =>
    `O boleto sai com o pedido: pago hoje, é confirmado pelo banco em ${days} dias úteis, e o prazo termina entre ${from} e ${to}.`,
  unknown: 'Quando soubermos o endereço da empresa, o prazo da sua região aparece aqui.',
  note: 'Os prazos só começam a contar após a confirmação do pagamento do boleto.',
} as const
