const SMALL_WORDS: ReadonlySet<string> = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])
const ROMAN = /^[IVX]{2,}$/
/** Roads of the Union and the states: 'BR-101', 'BR101', 'SP-330'. */
const ROAD = /^(?:BR-?[0-9]|[A-Z]{2,3}-[0-9])/
/** Sectors, blocks and ways of Brasília, and the Union's roads: known by their letters alone. */
const KNOWN_LETTERS: ReadonlySet<string> = new Set(
  `BR SQS SQN SQSW SQNW EQS EQN CLS CLN CLSW CLNW SCS SCN SCLS SCLN SCLRN SCRS SCRN CRS CRN SBS SBN SDS SDN SAS SAN SAUS SAUN
   SES SEN SGAS SGAN SHIS SHIN SHIGS SHCGN SHCES SHCS SHCN SHCSW SHCNW SHLS SHLN SHS SHN SHTN SHTS SHSN SIA SIG SIBS SMAS
   SMHS SMHN SMPW SMLN SMDB SMU SMT SOF SPO SPMS SRES SRTVS SRTVN SCES SCEN SAAN SCIA SGCV SGO SAI SAM STRC STN STS QI QL QE
   QS QN QR QC QD QND QNE QNG QNH QNJ QNL QNM QNN QNO QNP QNQ QNR QNA QNB QNC QSA QSB QSC QSD QSE QSF QMS QMSW QRSW CCSW CSB
   CNB CNM EPTG EPIA EPNB EPCT EPDB EPGU`.split(/\s+/),
)
/** What a single letter names: 'Bloco E' has no conjunction. */
const LETTERED: ReadonlySet<string> = new Set([
  'BLOCO',
  'QUADRA',
  'CONJUNTO',
  'LOTE',
  'TORRE',
  'ALA',
  'ENTRADA',
  'TRECHO',
])

/**
 * 'RUA XV DE NOVEMBRO' as people write it, 'Rua XV de Novembro', and 'SQS 308 BLOCO E' as 'SQS 308 Bloco E'; a text
 * that is not all capitals stays as it is. `isRest`: something stands before it, as 'Praça' before 'da Sé'.
 */
export function titleCase(text: string, { isRest = false } = {}): string {
  if (text !== text.toLocaleUpperCase('pt-BR')) return text
  return text
    .split(' ')
    .map((word, index, words) => {
      if (keepsCapitals(word, words[index - 1], words[index + 1])) return word
      const small = word.toLocaleLowerCase('pt-BR')
      return (index > 0 || isRest) && SMALL_WORDS.has(small) ? small : capitalised(small)
    })
    .join(' ')
}

function keepsCapitals(word: string, before = '', after = ''): boolean {
  if (ROMAN.test(word) || ROAD.test(word)) return true
  if (word.length === 1 && LETTERED.has(before)) return true
  if (!KNOWN_LETTERS.has(word)) return false
  // Letters with a vowel may be a name: 'San Martin' is one, 'SAN Quadra 2' is none.
  return !/[AEIOU]/.test(word) || /^[0-9]/.test(after) || LETTERED.has(after) || KNOWN_LETTERS.has(after)
}

function capitalised(word: string): string {
  return word.replace(/(^|['’(-])(\p{L})/gu, (_, before: string, letter: string) => {
    return `${before}${letter.toLocaleUpperCase('pt-BR')}`
  })
}
