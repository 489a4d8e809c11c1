import { ACCEPTED_TEXT } from '@benefits/copy/accepted-text'

/** Words of the contract: its section, its modal and what follows acceptance. */
export const contractCopy = {
  sectionTitle: 'Contrato',
  intro:
    'Leia o contrato com os dados da sua empresa, os produtos e os valores. O aceite é feito aqui mesmo.',
  generate: 'Gerar contrato',
  update: 'Atualizar contrato',
  preparing: 'Estamos preparando o seu contrato. Isso leva alguns segundos.',
  onItsWay: (seconds: number) =>
    `Seu contrato está a caminho. Há muitos pedidos neste momento: vamos tentar de novo em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  notYet: 'Seu contrato está a caminho e ainda não ficou pronto. Aguarde alguns instantes e tente de novo.',
  tooMany: (minutes: number) =>
    `Foram gerados muitos contratos em pouco tempo. Tente de novo em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}: o que você preencheu fica guardado.`,
  tryNow: 'Tentar agora',
  changed:
    'Você mudou o carrinho ou os dados da empresa depois do aceite. Leia a nova versão do contrato e aceite novamente.',
  repricedTitle: 'O total do seu pedido mudou',
  repriced: (total: string) =>
    `Com o endereço de entrega informado, o total do pedido é ${total}. Confira o resumo antes de continuar para o contrato.`,
  accepted: 'Contrato Aceito!',
  acceptedText: 'Guardamos a data, a hora e a versão exata que você aceitou.',
  downloadCopy: 'Baixar cópia do contrato',
  finishEditing: 'Conclua a edição dos dados cadastrais para gerar o contrato.',

  opening: 'Abrindo o texto do contrato. Leva alguns segundos.',
  notOpenYet: 'O texto do contrato ainda está abrindo. Aguarde um instante para aceitar.',
  concludes: 'Ao aceitar, o pedido é concluído.',
  modalTitle: 'Aqui está seu contrato',
  smaller: 'Diminuir',
  larger: 'Aumentar',
  percent: (percent: number) => `${percent} %`,
  fitWidth: 'Ajustar à largura',
  openInTab: 'Abrir em outra aba',
  view: 'Como ler o contrato',
  views: { pages: 'Páginas', text: 'Texto' },
  inWords: 'O contrato em poucas palavras',
  inWordsHint: 'O que vale é o texto completo do contrato.',
  document: 'Texto do contrato',
  page: (number: number, count: number) => `Página ${number} de ${count}`,
  notShown:
    'Não foi possível mostrar o contrato aqui. Use o botão Abrir em outra aba para ler antes de aceitar.',
  checkbox: ACCEPTED_TEXT,
  checkboxMissing: 'Para avançar você precisa concordar com os termos',
  download: 'Baixar contrato',
  tickToDownload: 'Marque que leu e concorda para baixar.',
  accept: 'Aceitar termos do contrato',
  stale:
    'O contrato mudou enquanto você lia. Esta é a nova versão: confira os valores e aceite novamente para continuar.',
} as const

/** What is another thing in a contract that was made anew. */
export const changesCopy = {
  title: 'O que mudou:',
  priceOver: 'O prazo do preço anterior terminou: vale o preço de hoje.',
  total: (before: string, now: string) => `Total do pedido: de ${before} para ${now}.`,
  added: (name: string, now: string) => `${name} entrou no pedido: ${now}.`,
  changed: (name: string, before: string, now: string) => `${name}: de ${before} para ${now}.`,
  gone: (name: string) => `${name} saiu do pedido.`,
  company: 'Os dados da empresa são outros. Confira-os no resumo.',
} as const
