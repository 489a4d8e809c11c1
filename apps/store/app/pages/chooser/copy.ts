/** Words of the page that helps to choose a card. */
export const chooserCopy = {
  title: 'Qual benefício combina com a sua equipe?',
  intro: 'Responda às perguntas e o carrinho já vai preenchido. Nada é contratado aqui.',
  need: '1. O que a sua empresa quer oferecer?',
  needs: {
    meal: {
      label: 'Refeição',
      detail: 'Pratos prontos no dia de trabalho: restaurantes, padarias e lanchonetes.',
    },
    food: { label: 'Alimentação', detail: 'As compras de casa: supermercados, hortifrútis e mercearias.' },
    both: {
      label: 'Refeição e alimentação',
      detail: 'Para quem almoça fora e também quer ajuda com as compras de casa.',
    },
    auto: { label: 'Ir e vir', detail: 'Combustível e cuidados com o carro.' },
    rewards: { label: 'Reconhecer', detail: 'Prêmios por metas, aniversários e conquistas.' },
    'home-office': {
      label: 'Trabalhar de casa',
      detail: 'Ajuda com internet, energia e o canto de trabalho.',
    },
  },
  cards: '2. Um cartão só ou cartões separados?',
  together: {
    label: 'Um cartão com vários saldos',
    detail:
      'Uma entrega por pessoa, e outros benefícios entram depois no mesmo cartão. Os saldos não se misturam.',
  },
  apart: {
    label: 'Um cartão para cada benefício',
    detail: 'O mais simples para quem oferece um benefício só.',
  },
  law: '3. Com PAT ou como auxílio?',
  pat: {
    label: 'Com PAT',
    detail:
      'A empresa se inscreve de graça no programa e oferece o mesmo valor a todos. No lucro real, deduz até 4% do imposto de renda devido.',
  },
  aid: {
    label: 'Como auxílio',
    detail:
      'Sem inscrição e sem a dedução. A empresa define grupos e valores, respeitada a convenção coletiva.',
  },
  lawNote: 'Nos dois, o saldo só paga refeições ou alimentos, não pode ser sacado e não é salário.',
  result: 'Para a sua equipe',
  waiting:
    'Responda às perguntas: o cartão indicado aparece aqui, com o crédito por mês e o caminho para o carrinho.',
  none: 'Esta combinação não é vendida aqui. Mude uma das respostas.',
  employees: 'Quantidade de cartões',
  value: (product: string) => `Valor de ${product}`,
  total: 'Crédito por mês',
  totalNote: 'As tarifas, quando há, aparecem no carrinho.',
  take: 'Levar para o carrinho',
  inCart: 'Já está no seu carrinho.',
  goToCart: 'Seguir para o carrinho',
} as const
