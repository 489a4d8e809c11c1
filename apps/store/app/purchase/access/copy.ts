/** Words of the verification screen. */
export const accessCopy = {
  title: 'Digite o código de verificação',
  sentTo: 'Enviamos um código de 6 caracteres para',
  code: 'Código de verificação',
  showEmail: 'Mostrar e-mail',
  hideEmail: 'Ocultar e-mail',
  codeHint: 'O código vale por 10 minutos e nunca tem 0, O, 1, I ou L.',
  /** Once one was refused. */
  codeRemedy: 'Se o código não for aceito, confira se não trocou 2 por Z, 5 por S ou 8 por B.',
  filled: 'Preenchemos o código do link. Confira e toque em Verificar.',
  filledElsewhereTitle: 'Código preenchido',
  filledElsewhereText:
    'Volte à aba em que você pediu o código e toque em Verificar. Você já pode fechar esta aba.',
  unclaimedTitle: 'Este link não encontrou o seu cadastro',
  unclaimedText:
    'Ele preenche o código no navegador e na aba em que você o pediu. Volte a essa aba, ou digite nela o código que está no e-mail.',
  /** The link 'Foi você?' of the message: this browser is the reader's. */
  opened: {
    title: 'Reconhecemos o seu e-mail',
    awaited: 'Reconhecemos o seu e-mail neste navegador. Se precisar, peça outro código.',
    toOtherTab:
      'Volte à aba em que você estava e toque em Enviar outro código. Você já pode fechar esta aba.',
    withCart:
      'Siga para a identificação e informe este mesmo e-mail: o código chega em instantes. Se você estava contratando em outra aba, volte a ela e tente de novo.',
    identify: 'Seguir para a identificação',
    withoutCart:
      'Se você estava contratando em outra aba, volte a ela e tente de novo. Se não, escolha os benefícios e informe este mesmo e-mail na identificação: o código chega em instantes.',
    choose: 'Escolher benefícios',
    failedTitle: 'Não foi possível abrir o link agora',
    failedText: 'Nada se perdeu: ele continua valendo. Aguarde um instante e tente novamente.',
    retry: 'Tentar novamente',
    overTitle: 'Este link não vale mais',
    overText: 'Ele vale por 24 horas. Peça um código na loja e abra o link da mensagem mais recente.',
  },
  verify: 'Verificar',
  /** Under the button: nothing is typed, or not all of it. */
  goesByItself: 'Verificamos assim que o código estiver completo.',
  missing: (count: number) => (count === 1 ? 'Falta 1 caractere.' : `Faltam ${count} caracteres.`),
  resend: 'Enviar outro código',
  notArrived: 'Não recebeu? Veja também a caixa de spam.',
  resent: 'Enviamos outro código. Use o mais recente: os anteriores não valem mais.',
  wait: (seconds: number) => `Você pode pedir outro código em ${describe(seconds)}.`,
  /** A long wait is a mailbox that had its codes: the link in one of them is the owner's way on. */
  tooSoon: (seconds: number) =>
    seconds > 60
      ? `Ainda não é possível enviar outro. Aguarde ${describe(seconds)}, ou abra o link “Foi você?” da nossa mensagem mais recente.`
      : `Ainda não é possível enviar outro. Aguarde ${describe(seconds)}.`,
  mayAskAgain: 'Você já pode pedir outro código.',
  otherEmail: 'Voltar e corrigir meus dados',
  doneTitle: 'E-mail confirmado',
  doneText: 'Estamos preparando o seu carrinho para a contratação.',
  doneRetry: 'Tudo certo com o seu e-mail. Siga para o carrinho.',
  continue: 'Continuar',
  goneTitle: 'Não encontramos mais o seu acesso',
  goneText:
    'Volte aos seus dados e continue: o acesso é criado de novo, com outro código. Seu carrinho e o que você digitou continuam aqui.',
  takenTitle: 'Já existe um acesso com esses dados',
  takenText:
    'Enquanto você confirmava o código, outro acesso desta empresa foi confirmado com este e-mail ou CPF. Confira seus dados e continue: seu carrinho continua aqui.',
  aside: {
    title: 'Por que um código?',
    text: 'Ele confirma que o e-mail é seu e que só você contrata em nome da empresa. Nossa equipe nunca pede esse código.',
  },
} as const

/** '45 segundos', '1 minuto', '12 minutos': long waits are told in whole minutes. */
function describe(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`
}
