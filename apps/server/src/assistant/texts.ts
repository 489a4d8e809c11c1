/** Words of the store for assistants, and of what they tell a buyer. */
export const assistantTexts = {
  instructions: (issuer: string) =>
    `Esta é a loja de benefícios ${issuer}, em que uma empresa brasileira simula e contrata benefícios para os seus colaboradores. Aqui você só consulta: nada é contratado e nenhum dado de pessoa ou empresa é pedido. Comece por listar_beneficios, simule com simular e entregue o link da simulação a quem vai comprar; é nele que a contratação segue. Os preços são os de hoje, em reais.`,
  listBenefits: {
    title: 'Listar benefícios',
    description:
      'Lista os benefícios que esta loja vende, com o código que simular pede, a modalidade e os limites de valor por mês.',
    text: (issuer: string, count: number, least: string, most: string) =>
      `A loja ${issuer} vende ${count} produtos. Cada cartão recebe de ${least} a ${most} por mês.`,
  },
  simulate: {
    title: 'Simular uma contratação',
    description:
      'Calcula o preço de hoje de uma lista de produtos, com tarifas e descontos, e devolve o link que abre a mesma simulação na loja. Os códigos vêm de listar_beneficios; os planos de RH, de comparar_planos.',
    products: 'Os produtos da simulação, de 1 a 50, um de cada código.',
    code: 'Código do produto, como em listar_beneficios.',
    quantity: 'Quantidade de cartões; em mobilidade e nos planos de RH, de colaboradores.',
    value: 'Valor por mês para cada cartão ou colaborador, em reais; os planos de RH não têm.',
    total: (value: string) => `Total: ${value}.`,
    parts: (parts: string) => `Desse total: ${parts}.`,
    free: 'gratuito',
    link: (link: string) => `Simulação na loja: ${link}`,
  },
  comparePlans: {
    title: 'Comparar planos de RH',
    description:
      'Compara os planos de RH da loja para um número de colaboradores: preço por mês no plano mensal e no anual, com o desconto, e o que cada um inclui.',
    employees: 'Número de colaboradores da empresa, de 1 a 1.000.',
    range: 'Informe de 1 a 1.000 colaboradores.',
    none: 'Esta loja não vende planos de RH.',
    unsold: 'não é vendido para tantos colaboradores',
    row: (plan: string, monthly: string, annual: string, discount: string) =>
      `- ${plan}: ${monthly} por mês no mensal; no anual, ${annual} por ano, já com ${discount} de desconto`,
  },
  searchHelp: {
    title: 'Buscar na ajuda',
    description:
      'Procura nas perguntas frequentes da loja, como a busca da página de ajuda, e traz as respostas.',
    search: 'O que procurar, em português: uma pergunta ou algumas palavras.',
    none: 'Nenhuma pergunta da ajuda fala disso.',
  },
  questions: {
    title: 'Perguntas frequentes',
    description: 'As perguntas frequentes da loja, uma por recurso, com a resposta em texto.',
  },
  whole: 'Informe um número inteiro.',
  amount: 'Informe um valor em reais, com até duas casas.',
  text: 'Informe o que procurar, em até 100 caracteres.',
  list: 'Informe de 1 a 50 produtos.',
  /** What is wrong with a message, to the program that sent it. */
  protocol: {
    notJson: 'A mensagem não é um JSON.',
    batch: 'Uma mensagem por pedido: o protocolo não tem lotes desde a versão 2025-06-18.',
    noMessage: 'Isto não é uma mensagem JSON-RPC 2.0: são esperados jsonrpc, method e, num pedido, id.',
    version: (version: string) => `A versão ${version} do protocolo não é atendida.`,
    method: (method: string) => `Este servidor não atende o método ${method}.`,
    params: (method: string) => `Os parâmetros de ${method} não são os que o método pede.`,
    arguments: 'Os argumentos de uma ferramenta são um objeto; sem nenhum, deixe arguments de fora.',
    tool: (name: string) => `Não há a ferramenta ${name}.`,
  },
} as const
