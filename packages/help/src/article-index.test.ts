import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readWholeIssuer } from '../../content/src/whole-issuer.ts'
import { indexArticles, type SearchedArticle } from './article-index.ts'

interface Faq {
  readonly articles: readonly SearchedArticle[]
  readonly categories: readonly { readonly id: string; readonly title: string }[]
}

const ISSUERS = join(import.meta.dirname, '..', '..', '..', 'content', 'issuers')
const searchOf = async (issuer: string) => {
  const { 'faq.json': faq } = await readWholeIssuer(ISSUERS, issuer)
  const { articles, categories } = faq as Faq
  return indexArticles(articles, categories)
}

const find = indexArticles(
  [
    {
      id: 'boleto',
      categoryId: 'pagamento',
      title: 'Quando o boleto é gerado?',
      content: 'Depois que você emite o pedido no portal.',
    },
    {
      id: 'cartao',
      categoryId: 'cartoes',
      title: 'Como desbloqueio o cartão?',
      content: 'Pelo aplicativo, com os próprios dados. A alimentação fica à parte.',
    },
    {
      id: 'codigo',
      categoryId: 'acesso',
      title: 'Não recebi o código',
      content: 'Veja o spam. O cartão não tem código.',
    },
  ],
  [
    { id: 'pagamento', title: 'Pagamento' },
    { id: 'cartoes', title: 'Entrega e uso' },
    { id: 'acesso', title: 'Conta' },
  ],
)

test.each([
  ['cartão', ['cartao', 'codigo']],
  ['CARTAO', ['cartao', 'codigo']],
  ['cartões', ['cartao', 'codigo']],
  ['cartão código', ['codigo']],
  ['código cartão', ['codigo']],
  ['alimentacao', ['cartao']],
  ['bole', ['boleto']],
  ['desbloquear', ['cartao']],
  ['pagamento', ['boleto']],
  ['como eu faço para pagar', ['boleto']],
])('%s finds %j, whatever its accents, case and form', (text, ids) => {
  expect(find(text)).toEqual(ids)
})

test.each([
  ['bolteo', 'boleto'],
  ['cartso', 'cartao'],
  ['desbloqeio', 'cartao'],
  ['alimentasao', 'cartao'],
  ['código por telefone fixo', 'codigo'],
  ['va', 'cartao'],
])('%s forgives what is typed wrong, said beside or called otherwise', (text, first) => {
  expect(find(text)[0]).toBe(first)
})

test.each(['xyzxyz', '', '  ', '?', '?!%', 'R$', '1+1', 'pagode', 'vt', 'cod1'])(
  '%j finds nothing',
  (text) => {
    expect(find(text)).toEqual([])
  },
)

/** What people ask, and the article that is among the first three. */
const QUESTIONS = [
  ['VRPAT', 'cancelar', 'fidelidade-ou-multa'],
  ['VRPAT', 'como faço o cancelamento', 'fidelidade-ou-multa'],
  ['VRPAT', 'rh digital', 'diferenca-entre-planos'],
  ['VRPAT', 'mobilidade', 'quem-tem-direito-vt'],
  ['VRPAT', 'vr', 'diferenca-refeicao-alimentacao'],
  ['VRPAT', 'va', 'diferenca-refeicao-alimentacao'],
  ['VRPAT', 'vt', 'quem-tem-direito-vt'],
  ['VRPAT', 'desconto vt', 'desconto-de-6-por-cento'],
  ['VRPAT', 'vale transporte em dinheiro', 'vt-em-dinheiro'],
  ['VRPAT', 'cartao perdido', 'desbloquear-ou-perdi-o-cartao'],
  ['VRPAT', 'perdi o cartão', 'desbloquear-ou-perdi-o-cartao'],
  ['VRPAT', 'roubaram meu cartão', 'desbloquear-ou-perdi-o-cartao'],
  ['VRPAT', 'segunda via', 'desbloquear-ou-perdi-o-cartao'],
  ['VRPAT', 'demissao', 'demissao-e-saldo'],
  ['VRPAT', 'funcionário saiu da empresa', 'demissao-e-saldo'],
  ['VRPAT', 'alimentasao', 'diferenca-refeicao-alimentacao'],
  ['VRPAT', 'boelto', 'quando-o-boleto-e-gerado'],
  ['VRPAT', 'boleto vencido', 'vencimento-e-compensacao'],
  ['VRPAT', 'não recebi o código', 'nao-recebi-o-codigo'],
  ['VRPAT', 'esqueci a senha', 'regras-da-senha'],
  ['VRPAT', 'baixar contrato', 'baixar-o-contrato'],
  ['VRPAT', 'assinatura do contrato', 'aceite-on-line'],
  ['VRPAT', 'quanto custa a entrega', 'quando-vale-entrega-gratis'],
  ['VRPAT', 'frete grátis', 'quando-vale-entrega-gratis'],
  ['VRPAT', 'quando chega o cartão', 'prazos-de-entrega'],
  ['VRPAT', 'vários endereços', 'varias-filiais'],
  ['VRPAT', 'nf', 'nota-fiscal'],
  ['VRPAT', 'posso sacar', 'sacar-ou-comprar-outros-itens'],
  ['VRPAT', 'saque', 'sacar-ou-comprar-outros-itens'],
  ['VRPAT', 'simples nacional', 'simples-pode-aderir'],
  ['VRPAT', '1000 funcionários', 'mais-de-mil-colaboradores'],
  ['VRPAT', 'estágio', 'estagiarios-e-aprendizes'],
  ['VRPAT', 'cnpj alfanumérico', 'cnpj-com-letras'],
  ['VRPAT', 'prefeitura', 'quem-pode-contratar'],
  ['VRPAT', 'preços', 'quais-tarifas-existem'],
  ['VRPAT', 'mudar de plano', 'trocar-de-plano'],
  ['VRPAT', 'salvar o carrinho', 'continuar-depois'],
  ['VRPAT', 'lgpd', 'acesso-ou-exclusao-de-dados'],
  ['VRPAT', 'gasolina', 'o-que-e-o-multi'],
  ['VRPAT', 'o saldo expira?', 'saldo-vence'],
  ['VRPAT', 'sou MEI', 'quem-pode-contratar'],
  ['JVCEF', 'cancelar', 'fidelidade-ou-multa'],
  ['JVCEF', 'perdi meu cartao', 'desbloquear-ou-perdi-o-cartao'],
  ['JVCEF', 'esqueci a senha', 'primeira-senha'],
  ['SICRE', 'alterar pedido', 'corrigir-um-pedido'],
  ['SICRE', 'ver o saldo no app', 'consultar-saldo'],
  ['SICRE', 'cartão quebrado', 'cartao-danificado'],
] as const

describe('of the shipped articles', async () => {
  const searches = {
    VRPAT: await searchOf('VRPAT'),
    JVCEF: await searchOf('JVCEF'),
    SICRE: await searchOf('SICRE'),
  }

  test.each(QUESTIONS)('%s: “%s” finds %s among the first three', (issuer, text, article) => {
    expect(searches[issuer](text).slice(0, 3)).toContain(article)
  })

  test('what is not sold is not found: no article on transport at a bank', () => {
    expect(searches.JVCEF('vt')).toEqual([])
    expect(searches.JVCEF('mobilidade')).toEqual([])
  })
})
