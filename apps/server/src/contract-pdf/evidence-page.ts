import { formatCpf } from '@benefits/domain/document/format-cpf'
import type { Content } from 'pdfmake/interfaces.js'
import type { AcceptanceFacts, ContractFacts } from './contract-facts.ts'
import { factTable } from './fact-table.ts'
import { documentColours } from './theme-colours.ts'

/** Name of the accepted document inside the final one. */
export const ACCEPTED_FILE = 'contrato-aceito.pdf'

/** Side of the QR code in points: some 3 cm, which a phone reads from a hand's distance. */
const QR_POINTS = 92

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
        ['E-mail validado em', accepted.emailValidatedAt ?? 'Não confirmado até este comprovante'],
        ['Data e hora (Brasília)', accepted.acceptedAtSaoPaulo],
        ['Data e hora (UTC)', accepted.acceptedAtUtc],
        ['Endereço de rede (IP)', accepted.address],
        ['Navegador', accepted.userAgent],
        ['Sessão', accepted.sessionId],
        ['Registro do aceite', accepted.evidenceId],
        ['Código do comprovante', accepted.code],
      ],
      colours,
    ),
    {
      text: `O documento exatamente como foi aceito está anexado a este PDF com o nome ${ACCEPTED_FILE}; o código SHA-256 calculado sobre ele deve ser igual ao registrado acima.`,
      style: 'note',
    },
    {
      unbreakable: true,
      margin: [0, 12, 0, 0],
      columns: [
        { qr: accepted.verifyAddress, fit: QR_POINTS, eccLevel: 'M', width: 'auto' },
        {
          stack: [
            { text: 'Confira este documento', style: 'subtitle' },
            {
              text: 'Qualquer pessoa pode conferir se ele foi emitido por esta loja e qual é a situação do pedido: aponte a câmera para o código ao lado ou abra o endereço abaixo.',
            },
            { text: accepted.verifyAddress, link: accepted.verifyAddress, margin: [0, 4, 0, 0] },
          ],
          margin: [12, 0, 0, 0],
        },
      ],
    },
  ]
}
