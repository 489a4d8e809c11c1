import { formatCpf } from '@benefits/domain/document/format-cpf'
import type { Content } from 'pdfmake/interfaces.js'
import type { AcceptanceFacts, ContractFacts } from './contract-facts.ts'
import { factTable } from './fact-table.ts'
import { documentColours } from './theme-colours.ts'

/** Name of the accepted document inside the final one. */
export const ACCEPTED_FILE = 'contrato-aceito.pdf'

export const EVIDENCE_TITLE = 'Comprovante de aceite'

/** The last page of a final contract: who accepted which document, when and from where. */
export function evidencePage({ issuer, company }: ContractFacts, accepted: AcceptanceFacts): Content[] {
  const colours = documentColours(issuer.theme)
  return [
    { text: EVIDENCE_TITLE, style: 'title', pageBreak: 'before' },
    { text: `Pedido nº ${accepted.orderNumber}`, style: 'lead' },
    {
      text: 'Este comprovante integra o contrato e registra o aceite eletrônico previsto no art. 10, § 2º, da Medida Provisória nº 2.200-2/2001.',
      margin: [0, 0, 0, 8],
    },
    factTable(
      [
        ['Documento aceito', `SHA-256 ${accepted.documentHash}`],
        ['Texto do aceite', accepted.acceptedText],
        ['Forma de pagamento', accepted.payment],
        ['Empresa', company.corporateName],
        ['Aceito por', accepted.name],
        ['CPF', formatCpf(accepted.cpf)],
        ['E-mail', accepted.email],
        ['E-mail validado em', accepted.emailValidatedAt ?? 'Não exigido nesta loja'],
        ['Data e hora (Brasília)', accepted.acceptedAtSaoPaulo],
        ['Data e hora (UTC)', accepted.acceptedAtUtc],
        ['Endereço de rede (IP)', accepted.address],
        ['Navegador', accepted.userAgent],
        ['Sessão', accepted.sessionId],
        ['Registro do aceite', accepted.evidenceId],
      ],
      colours,
    ),
    {
      text: `O documento exatamente como foi aceito está anexado a este PDF com o nome ${ACCEPTED_FILE}; o código SHA-256 calculado sobre ele deve ser igual ao registrado acima.`,
      style: 'note',
    },
  ]
}
