import { stemWord } from './stem-word.ts'

/**
 * What people call alike, one thing a row: short names, other words, and words that stand together for it in the
 * articles.
 */
const ROWS = [
  'vt, transporte, passagem, onibus, metro',
  'va, alimentacao, mercado, supermercado',
  'vr, refeicao, restaurante',
  'nf, nfe, nota fiscal',
  'ir, imposto, deducao',
  'lgpd, privacidade dados',
  'perda, roubo, furto, extravio',
  'demissao, demitir, desligamento, rescisao, sair',
  'sacar, saque, dinheiro',
  'funcionario, colaborador, empregado, trabalhador',
  'preco, custo, tarifa, taxa',
  'cancelar, desistir, encerrar, estorno',
  'senha, login',
  'codigo, token',
  'frete, entrega',
  'chegar, demora, prazo entrega',
  'filial, unidade',
  'estagio, estagiario',
  'trocar, mudar, alterar, corrigir',
  'cobranca, boleto, fatura',
  'parcelar, cartao credito',
  'parar, pausar, continuar, salvar',
  'apagar, excluir, exclusao',
  'assinatura, assinar, aceite',
  'prefeitura, orgaos publicos',
  'alfanumerico, letras',
  'mil, 1000',
  'auto, gasolina, combustivel',
  'vencer, expirar',
  'app, aplicativo',
  'mei, cnpj',
]

/** Short names are at most so long, and whole: a word that begins like one has nothing to do with it. */
const LONGEST_SHORT_NAME = 3

/** Other words for one word: each a list of stems that stand together. */
type Meanings = readonly (readonly string[])[]

const MEANINGS: ReadonlyMap<string, Meanings> = new Map(
  ROWS.flatMap((row) => {
    const names = row.split(', ').map((name) => name.split(' ').map(stemWord))
    const alone = names.filter(({ length }) => length === 1)
    return alone.map((name) => [name.join(''), names.filter((other) => other !== name)] as const)
  }),
)

/** What else a folded word is called; nothing where only itself is. */
export function sameMeaning(word: string): Meanings {
  return MEANINGS.get(stemWord(word)) ?? []
}

/** Whether a folded word is a short name (vt, nf), which is not the beginning of a longer word. */
export function isShortName(word: string): boolean {
  return word.length <= LONGEST_SHORT_NAME && MEANINGS.has(word)
}
