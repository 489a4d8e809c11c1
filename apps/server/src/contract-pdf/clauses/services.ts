import type { ContractFacts } from '../contract-facts.ts'
import type { Clause, ClauseRule } from './clause.ts'

const CARDS = ['default', 'multi'] as const

/** What becomes of an annual plan that its company ends early. */
export const EARLY_END = 'a devolução dos meses não usados considera o preço mensal sem desconto'

/** What is sold and how each service group works. */
export const SERVICE_CLAUSES: readonly ClauseRule[] = [
  { groups: 'all', write: object },
  { groups: CARDS, write: cards },
  { groups: ['multi'], write: multi },
  { groups: CARDS, write: food },
  { groups: ['mobility'], write: mobility },
  { groups: ['hcm'], write: plans },
]

function object({ issuer, offerName, addOns }: ContractFacts): Clause {
  return {
    title: 'Do objeto',
    paragraphs: [
      `A CONTRATADA prestará à CONTRATANTE os serviços relacionados no Quadro de Contratação deste instrumento, nas quantidades e nos valores ali indicados, por meio da loja ${issuer.shortName} e do portal que a CONTRATADA mantém para clientes.`,
      'O Quadro de Contratação reproduz, sem alteração, a precificação registrada no carrinho aceito pela CONTRATANTE. Quantidades e valores de pedidos futuros são os que a CONTRATANTE informar no portal a cada pedido.',
      ...(offerName === null
        ? []
        : [
            `Aplica-se a esta contratação a oferta “${offerName}”, nos termos e pelos descontos discriminados no Quadro de Contratação.`,
          ]),
      ...(addOns.length === 0
        ? []
        : [
            `Acompanham a contratação, sem custo adicional, os serviços: ${addOns.join('; ')}. A prestação de cada um segue o regulamento próprio, disponível no portal.`,
          ]),
    ],
  }
}

function cards({ company }: ContractFacts): Clause {
  return {
    title: 'Dos cartões',
    paragraphs: [
      `Os cartões são emitidos em nome dos trabalhadores que a CONTRATANTE indicar e trazem gravado o nome “${company.cardEmbossName}”. A CONTRATANTE responde pela exatidão dos dados dos trabalhadores que informar.`,
      'O saldo creditado pertence ao trabalhador, é de uso pessoal e fica restrito à finalidade do benefício. Não há saque, troca por dinheiro nem transferência entre saldos de naturezas diferentes.',
      'Em caso de perda, furto ou roubo, o trabalhador deve pedir o bloqueio do cartão pelos canais de atendimento. A segunda via é emitida conforme a tabela de tarifas vigente no portal.',
    ],
  }
}

function multi(): Clause {
  return {
    title: 'Dos saldos no mesmo cartão',
    paragraphs: [
      'Os saldos contratados na modalidade Multi são reunidos em um único cartão físico por trabalhador, cada qual com regras, rede de aceitação e registro próprios. A reunião no mesmo plástico não mistura os saldos.',
    ],
  }
}

/**
 * One paragraph for each food product: on which legal ground the company grants it (Lei 6.321/1976, Lei 14.442/2022).
 */
function food({ groups }: ContractFacts): Clause {
  const products = groups.flatMap(({ lines }) => lines.filter(({ isFood }) => isFood))
  if (products.length === 0) return { title: '', paragraphs: [] }
  return {
    title: 'Do PAT e do auxílio-alimentação',
    paragraphs: [
      ...products.map(
        ({ name }) =>
          `${name}: se a CONTRATANTE estiver inscrita no Programa de Alimentação do Trabalhador, o benefício é concedido no âmbito do PAT (Lei nº 6.321/1976 e Decretos nº 10.854/2021 e nº 12.712/2025); sem a inscrição, é concedido como auxílio-alimentação (art. 457, § 2º, da CLT e Lei nº 14.442/2022).`,
      ),
      'A inscrição no PAT, a opção por um dos regimes e o cumprimento das obrigações que deles decorrem, entre elas a de orientar os trabalhadores sobre o uso do benefício, cabem à CONTRATANTE.',
      'O saldo destina-se somente ao pagamento de refeições ou à compra de alimentos. As partes declaram que não há, nesta contratação, deságio, desconto sobre o valor creditado, prazo de repasse que descaracterize o pré-pagamento nem vantagem direta ou indireta alheia à promoção da saúde e da segurança alimentar do trabalhador (art. 3º da Lei nº 14.442/2022). Eventual desconto incide apenas sobre as tarifas da CONTRATADA.',
    ],
  }
}

function mobility(): Clause {
  return {
    title: 'Da mobilidade e do vale-transporte',
    paragraphs: [
      'A CONTRATADA adquire, em nome da CONTRATANTE, os créditos de transporte dos operadores locais e os disponibiliza aos trabalhadores indicados, observada a Lei nº 7.418/1985. Valores de passagem, prazos de recarga e regras de uso são os de cada operador.',
      'A taxa de gestão do transporte remunera a consulta, a compra e a distribuição dos créditos e é calculada sobre o valor de cada pedido, no percentual indicado no Quadro de Contratação.',
      'A taxa de repasse é o que operadores locais cobram para carregar os cartões deles. Ela varia de cidade para cidade, é conhecida na emissão de cada pedido no portal e não está incluída nos valores do Quadro de Contratação.',
    ],
  }
}

function plans({ groups }: ContractFacts): Clause {
  const annual = groups.some(({ lines }) => lines.some(({ planPeriod }) => planPeriod === 'annual'))
  return {
    title: 'Do plano de gestão de pessoas',
    paragraphs: [
      'A CONTRATADA concede à CONTRATANTE, pelo prazo do plano, licença de uso não exclusiva e intransferível do sistema de gestão de pessoas, para o número de colaboradores e com as extensões indicados no Quadro de Contratação. O acesso é liberado após a confirmação do primeiro pagamento.',
      'Os registros lançados no sistema pertencem à CONTRATANTE, que pode exportá-los a qualquer tempo durante a vigência e por trinta dias após o encerramento.',
      annual
        ? `No plano anual, doze meses são pagos de uma só vez, com o desconto indicado no Quadro de Contratação. Encerrado o contrato antes do período por iniciativa da CONTRATANTE, ${EARLY_END}.`
        : 'No plano mensal, a cobrança se repete a cada mês enquanto durar a contratação, pelo valor indicado no Quadro de Contratação e pela faixa de colaboradores correspondente.',
    ],
  }
}
