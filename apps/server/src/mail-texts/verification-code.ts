import { mailLink, mailPage, mailParagraph, SOFT } from './mail-page.ts'

/** What the message with a code names. */
export interface VerificationCodeFacts {
  readonly issuerName: string
  readonly code: string
  /** The code's page, which fills the code in. */
  readonly codeAddress: string
  /** The same page, which takes whoever opens it for the reader of this mailbox. */
  readonly ownerAddress: string
}

/**
 * Subject, text and HTML of the message that carries a code; the code stands alone on its line, and once more in a
 * link. Whoever typed the address may have typed a stranger's: the message names nobody (docs/decisions/037).
 */
export function verificationCodeText(facts: VerificationCodeFacts) {
  const { issuerName, code, codeAddress, ownerAddress } = facts
  const greeting = 'Olá!'
  const what = `Use este código para confirmar seu e-mail na loja ${issuerName}:`
  const life = 'Ele vale por 10 minutos e só pode ser usado uma vez.'
  const link = 'No navegador em que você pediu o código, este link o preenche na página que está aberta:'
  const owner =
    'Foi você? Continue por aqui. Assim você pode pedir códigos mesmo que outras pessoas já tenham pedido muitos para este e-mail:'
  const warning =
    'Se você não pediu este código, ignore esta mensagem e não o informe a ninguém: nossa equipe nunca pede códigos.'
  return {
    subject: `Seu código de verificação da loja ${issuerName}`,
    text: [
      greeting,
      '',
      what,
      '',
      code,
      '',
      life,
      '',
      link,
      codeAddress,
      '',
      owner,
      ownerAddress,
      '',
      warning,
      '',
      issuerName,
      '',
    ].join('\n'),
    html: mailPage(issuerName, [
      mailParagraph(greeting),
      mailParagraph(what),
      mailParagraph(code, 'font:bold 28px/1.4 monospace;letter-spacing:6px'),
      mailParagraph(life),
      mailParagraph(link),
      mailLink(codeAddress),
      mailParagraph(owner),
      mailLink(ownerAddress),
      mailParagraph(warning, SOFT),
      mailParagraph(issuerName, 'font-weight:bold'),
    ]),
  }
}
