/**
 * Words that no Portuguese text of the store says, each with what it says instead. `wrong` is an example that the
 * pattern finds; `wrong` and `right` stand in docs/glossary.md with the reason. A word begins and ends at letters,
 * hyphens and underscores, so names of files and fields are none.
 * @typedef {{ wrong: string, right: string, pattern: RegExp, except?: RegExp }} RefusedWord
 */

/** @param {string} words @param {string} [flags] */
const word = (words, flags = 'iu') => new RegExp(`(?<![\\p{L}\\d_-])(?:${words})(?![\\p{L}\\d_-])`, flags)

/** The contract speaks of the worker as the law does; its words change with a new template alone. */
const CONTRACT = /^apps\/server\/src\/contract-pdf\//

/** @type {readonly RefusedWord[]} */
export const REFUSED_WORDS = [
  // One word for one thing.
  {
    wrong: 'os trabalhadores da empresa',
    right: 'os colaboradores da empresa',
    pattern: word('(?<!(?:apoio ao|alimentação do) )trabalhador(?:es|as?)?'),
    except: CONTRACT,
  },
  {
    wrong: 'mais de 20 empregados',
    right: 'mais de 20 colaboradores',
    pattern: word('empregad[oa]s?|funcionári[oa]s?'),
  },
  {
    wrong: 'a faixa de vidas',
    right: 'a faixa de colaboradores',
    pattern: word('(?:faixa|número|quantidade|total) de vidas|[\\d.]+ vidas'),
  },
  {
    wrong: 'na área do cliente',
    right: 'no portal do cliente',
    pattern: word('área do cliente|portal (?:de|do) RH|portal de benefícios|(?<!lead do )Super ?Portal', 'u'),
  },
  { wrong: 'contrato on-line', right: 'contrato online', pattern: word('on[- ]line') },
  {
    wrong: 'o seu email',
    right: 'o seu e-mail',
    pattern: word('(?:[oa]s?|um|seus?|por|n[oa]|pel[oa]|d[eo]|este) emails?'),
  },
  { wrong: 'o sub-canal', right: 'o subcanal', pattern: word('sub-cana(?:l|is)') },
  // Verbs and their prepositions.
  {
    wrong: 'chegou em sua região',
    right: 'chegou à sua região',
    pattern: word(
      'cheg\\p{L}+ nel[ea]s?|cheg\\p{L}+ (?:em (?:sua|seu)|(?:n[oa]s?|nest[ea]) (?:seu |sua )?(?:e-mails?|regi\\p{L}+|cidades?))',
    ),
  },
  {
    wrong: 'diga quantos cartões a sua equipe precisa',
    right: 'diga de quantos cartões a sua equipe precisa',
    pattern: word(
      '(?<!\\bde )quant[oa]s \\p{L}+ (?:a |o )?(?:sua |seu )?(?:equipe|empresa|time|você) precisa',
    ),
  },
  // Offers include, and one wins; they give nothing.
  {
    wrong: 'a oferta dá dois serviços',
    right: 'a oferta inclui dois serviços',
    pattern: word('(?:oferta|promoção|plano)s?(?: [^.;:!?]{0,40})? (?:dá|dão)'),
  },
  // Who acts is told.
  {
    wrong: 'Quantidades e valores mudam no Histórico de pedidos',
    right: 'Para alterar quantidades e valores, use o Histórico de pedidos',
    pattern: word('mudam? no histórico'),
  },
  {
    wrong: 'mais do mesmo se pede no portal do cliente',
    right: 'para pedir mais do mesmo, use o portal do cliente',
    pattern: word('se pede[m]? n[oa]'),
  },
  {
    wrong: 'O cartão paga a mensalidade',
    right: 'A mensalidade é cobrada no cartão',
    pattern: word('cartão paga'),
    except: CONTRACT,
  },
  // Neither twice the same nor words of another language's grammar.
  {
    wrong: 'pode chegar a até 40%',
    right: 'pode chegar a 40%',
    pattern: word('cheg\\p{L}+ a até|até no máximo|no máximo até|máxim[oa] de até'),
  },
  {
    wrong: 'Sentimos que a resposta não tenha ajudado',
    right: 'Que pena que a resposta não ajudou',
    pattern: word('(?:sentimos|lamentamos) (?:muito )?que'),
  },
  { wrong: 'o carrinho de antes', right: 'o carrinho anterior', pattern: word('carrinho de antes') },
  {
    wrong: 'tirar o papel do RH',
    right: 'acabar com a papelada do RH',
    pattern: word('tirar o papel d[eo]'),
  },
  {
    wrong: 'vamos estar enviando',
    right: 'vamos enviar',
    pattern: word('(?:v(?:ou|ai|amos|ão)|ir(?:á|ão|emos)) estar \\p{L}+ndo|estar(?:á|ão|emos) \\p{L}+ndo'),
  },
  {
    wrong: 'deletar o produto',
    right: 'excluir o produto',
    pattern: word('deletar|deletad[oa]s?|customiz\\p{L}+|printar'),
  },
  { wrong: 'através do portal', right: 'pelo portal', pattern: word('através d[aeo]s?') },
  { wrong: 'ao invés de boleto', right: 'em vez de boleto', pattern: word('ao invés') },
  { wrong: 'há dois dias atrás', right: 'há dois dias', pattern: word('há [^.;:!?]{1,30} atrás') },
  // One buyer, spoken to as 'você'.
  {
    wrong: 'vamos te avisar',
    right: 'vamos avisar você',
    pattern: word('(?<=\\s)te(?=\\s)|teus?|tuas?|contigo|pra|tá'),
  },
  // Accents, commas and numbers.
  {
    wrong: 'à partir de 10 cartões',
    right: 'a partir de 10 cartões',
    pattern: word('à (?:partir|prazo|vocês?|tod[ao]s?|el[ae]s?|\\p{L}{2,}(?:ar|er|ir))'),
  },
  { wrong: 'por favor tente', right: 'por favor, tente', pattern: word('por favor (?=\\p{L})\\p{L}+') },
  { wrong: 'desconto de 20 %', right: 'desconto de 20%', pattern: /\d\s%/u },
  { wrong: 'R$30,00', right: 'R$ 30,00', pattern: /R\$\d/u },
  { wrong: 'R$ 30.50 por cartão', right: 'R$ 30,50 por cartão', pattern: /R\$\s\d[\d.]*\.\d{1,2}(?!\d)/u },
]
