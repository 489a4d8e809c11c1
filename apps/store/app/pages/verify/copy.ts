import { shellCopy } from '../../always/navigation/copy.ts'

/** Words of the page on which anybody checks a contract. */
export const verifyCopy = {
  title: shellCopy.verify,
  intro:
    'Confira se um contrato foi emitido por esta loja e se continua como foi aceito. Qualquer pessoa pode conferir.',
  file: 'Pelo arquivo',
  fileIntro: 'O arquivo não sai do seu aparelho: só uma impressão digital dele (SHA-256) é conferida.',
  choose: 'Escolher o PDF do contrato',
  drop: 'Arraste o PDF até aqui ou clique para escolher.',
  touch: 'Toque para escolher o PDF.',
  reading: (name: string) => `Calculando o código de ${name}...`,
  notPdf: 'Este arquivo não é um PDF. Escolha o contrato que você recebeu.',
  tooLarge: 'Este arquivo é grande demais para ser um contrato. Escolha o PDF que você recebeu.',
  unread: 'Não conseguimos ler este arquivo. Escolha-o de novo ou use o código do comprovante.',
  noHash: 'Este navegador não calcula o código do arquivo nesta conexão. Use o código do comprovante.',
  noScript: 'Sem JavaScript o código do arquivo não pode ser calculado aqui: use o código do comprovante.',
  code: 'Código do comprovante',
  byCode: 'Pelo código',
  codeHint: 'Está na última página do contrato final: 26 letras e algarismos.',
  codeWrong: 'O código tem 26 letras e algarismos. Confira a última página do contrato.',
  verify: 'Verificar',
  again: 'Verificar outro contrato',

  genuine: 'Contrato verdadeiro e sem alterações',
  issued: (issuer: string) => `Este documento foi emitido por ${issuer}.`,
  issuedByCode: (issuer: string) => `Este código é de um contrato emitido por ${issuer}.`,
  /** What a document without an order that counts is: its title, and what it does not prove. */
  states: {
    withoutOrder: {
      title: 'Contrato aceito, mas sem pedido',
      text: (issuer: string) =>
        `O contrato foi feito por ${issuer} e aceito na loja, mas nenhum pedido foi concluído com ele. Ele não prova uma contratação.`,
    },
    cancelled: {
      title: 'Pedido cancelado',
      text: (issuer: string) =>
        `O contrato é de um pedido feito na loja de ${issuer} que foi cancelado. A contratação não vale mais.`,
    },
    emailUnproven: {
      title: 'Pedido com e-mail não confirmado',
      text: (issuer: string) =>
        `O contrato é de um pedido feito na loja de ${issuer}, mas ninguém confirmou ainda o e-mail de quem contratou. Até lá, não se sabe se a empresa fez este pedido.`,
    },
  },
  unchanged: 'O arquivo está como a loja o fez, sem alterações.',
  situation: 'Situação',
  situations: {
    concluded: 'Pedido concluído',
    withoutOrder: 'Aceito, sem pedido',
    cancelled: 'Pedido cancelado',
    emailUnproven: 'E-mail não confirmado',
  },
  checkedFile: (name: string, size: string) => `Arquivo: ${name} (${size})`,
  checkedCode: (code: string) => `Código: ${code}`,
  compare: 'Para conferir também que o seu arquivo não foi alterado, escolha o PDF abaixo.',
  unknown: 'Este documento não foi emitido por esta loja.',
  unknownSteps: {
    file: [
      'Use o PDF original, sem imprimir nem salvar de novo.',
      'O contrato é de outro emissor? Confira na loja dele.',
    ],
    code: [
      'Confira o código na última página do contrato: ele só tem letras e os algarismos de 2 a 7.',
      'O contrato é de outro emissor? Confira na loja dele.',
    ],
  },
  contact: 'Falar com o atendimento',
  facts: 'O que a loja registrou',
  issuer: 'Emissor',
  order: 'Pedido',
  instant: 'Aceito em',
  saoPaulo: '(horário de São Paulo)',
  document: 'Documento',
  documents: {
    accepted: 'O contrato como foi aceito',
    final: 'O contrato final, com o comprovante de aceite',
  },
  technical: 'Dados técnicos',
  hash: 'Código SHA-256 do documento',
  copyHash: 'Copiar código SHA-256',
  copied: 'Copiado',
  link: 'Código do elo',
  previous: 'Código do elo anterior',
  isFirst: 'Este é o primeiro elo da cadeia.',
  published: 'A cadeia dia a dia',
} as const
