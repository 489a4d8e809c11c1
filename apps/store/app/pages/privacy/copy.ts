/** Words of the privacy page: what this program keeps, why and for how long. */
export const privacyCopy = {
  pageTitle: 'Privacidade',
  intro: (name: string, cnpj: string) =>
    `Esta página diz o que a loja de ${name}, CNPJ ${cnpj}, guarda sobre você, para quê e por quanto tempo, conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018).`,
  cookies: {
    title: 'Cookies',
    text: 'A loja usa cookies próprios. O número de visitante só existe se você aceitar, e você pode mudar a sua escolha quando quiser.',
    caption: 'Cookies da loja',
    name: 'Cookie',
    purpose: 'Para quê',
    lasts: 'Por quanto tempo',
    again: 'Rever minha escolha',
  },
  measuring: {
    title: 'Medição do uso da loja',
    text: 'Se você aceitar, a loja registra as páginas abertas, os botões usados e os produtos que entram e saem do carrinho. Nenhum desses registros leva nome, documento, e-mail, telefone ou endereço. Sem o seu aceite, nada disso é carregado nem gravado.',
    tags: 'Com o seu aceite, os registros também passam pelo serviço de medição do Google, que grava os próprios cookies (nomes que começam por _ga). Se você recusar, a loja apaga esses cookies.',
    refusal:
      'Se você pedir contato ou contratar, o pedido leva o seu número de visitante e a campanha que trouxe você até aqui, quando o endereço diz qual foi. Se recusar depois de ter aceitado, o número é apagado do navegador na hora.',
  },
  browser: {
    title: 'No seu navegador',
    text: 'O carrinho e o que você digita ficam guardados só na aba aberta, para não se perderem ao voltar ou recarregar, e somem quando ela é fechada.',
    accounts: 'Senha e código de verificação nunca são guardados no navegador.',
    cards: 'Dados do cartão nunca são guardados no navegador.',
  },
  stored: {
    title: 'O que a loja guarda',
    caption: 'Dados guardados, motivo e prazo',
    what: 'Dados',
    why: 'Por que guardamos',
    lasts: 'Por quanto tempo',
    contracts:
      'Ao fim do prazo do contrato, o pedido e o aceite ficam sem nada que identifique uma pessoa. No aceite do contrato, registramos quem aceitou, a data e a hora, o endereço de rede e o navegador usado, porque isso prova a contratação.',
  },
  shared: {
    title: 'Com quem compartilhamos',
    text: 'O CNPJ é consultado no cadastro público de empresas, e o CEP, em um serviço de endereços. O pedido contratado segue para o portal do cliente. Não vendemos dados.',
    cards:
      'Os dados do cartão seguem só para a empresa que autoriza o pagamento: o número e o código de segurança não são guardados.',
  },
  mail: {
    title: 'E-mails que enviamos',
    accounts: 'Enviamos o código de verificação quando você cria o seu acesso ou entra com ele.',
    text: 'Enviamos a cópia do contrato e, se você deixou seus dados sem montar um carrinho, uma única mensagem de retorno, que traz o link para não receber outras.',
  },
  failures: {
    title: 'Falhas e segurança',
    text: 'Quando uma página falha, ela informa ao nosso servidor o tipo da falha e o ponto do programa, sem nada sobre você. Os nossos registros não levam documento, e-mail nem telefone.',
    accounts: 'Senhas e códigos são guardados de forma que ninguém possa lê-los.',
  },
  rights: {
    title: 'Seus direitos',
    text: 'Você pode pedir a confirmação e a cópia dos seus dados, a correção, a exclusão do que não somos obrigados a guardar e a revogação do seu aceite.',
    contact: 'Fale com a gente:',
  },
} as const

/** The store's own cookies, in the order of the table, by when they are set: name, purpose, how long. */
export const COOKIE_ROWS = {
  always: [
    ['__Host-loja_sessao', 'Reconhece a sua visita com segurança. Necessário.', '30 minutos'],
    [
      '__Host-loja_visita',
      'Mantém a mesma visita enquanto você usa a loja. Necessário.',
      '24 horas depois do último uso',
    ],
    [
      'loja_consentimento',
      'Guarda a sua escolha sobre cookies. Necessário.',
      '100 dias se você aceitou, 30 se recusou',
    ],
    ['loja_cliente', 'Número de visitante, sem dados pessoais. Só com o seu aceite.', '100 dias'],
  ],
  /** Inside a partner's page, in the place of the first two. */
  framed: [
    [
      '__Host-loja_spe',
      'Só quando a loja abre dentro da página de um parceiro: guarda a empresa e o e-mail que ele informou. Necessário.',
      'Até fechar o navegador, no máximo 24 horas',
    ],
    [
      '__Host-loja_sessao_spe',
      'Só dentro da página de um parceiro: reconhece a sua visita com segurança. Necessário.',
      '30 minutos',
    ],
    [
      '__Host-loja_visita_spe',
      'Só dentro da página de um parceiro: mantém a mesma visita enquanto você usa a loja. Necessário.',
      '24 horas depois do último uso',
    ],
  ],
  /** Outside production alone: which issuer an address asked for. */
  tried: [['loja_emissor', 'Mantém a loja escolhida no endereço. Necessário.', 'Até fechar o navegador']],
} as const

/** What the store keeps, by the kind of data whose days the server knows: data and reason. */
export const STORED_ROWS = {
  leads: [
    'Empresa, contato e carrinho de quem não contratou',
    'Para você decidir com calma (preparação de contrato, LGPD art. 7º, V)',
  ],
  contracts: [
    'Contrato aceito, prova do aceite e pedido',
    'Para cumprir o contrato e responder a cobranças (LGPD art. 7º, V e VI, e art. 16, I)',
  ],
  drafts: ['Contratos gerados e não aceitos', 'Para você ler antes de aceitar (LGPD art. 7º, V)'],
  accounts: [
    'Acesso criado na loja: nome, e-mail, celular, CPF e data de nascimento',
    'Para você entrar e contratar pela empresa (LGPD art. 7º, V)',
  ],
  codes: ['Códigos de verificação', 'Para confirmar o seu e-mail (segurança, LGPD art. 7º, IX)'],
  verifications: ['Registro de que o e-mail foi confirmado', 'Para proteger a sua conta (LGPD art. 7º, IX)'],
  cards: [
    'Tentativas de pagamento sem sucesso: bandeira e quatro últimos dígitos',
    'Para contestações do titular do cartão (LGPD art. 7º, VI)',
  ],
  mails: ['Destinatário e assunto dos e-mails enviados', 'Para saber o que foi enviado (LGPD art. 7º, V)'],
  votes: [
    'Avaliações das perguntas frequentes, sem nome',
    'Para você poder mudar a avaliação (LGPD art. 7º, IX)',
  ],
} as const

/** Days as people say them. */
export function sayDays(days: number): string {
  const years = Math.floor(days / 365)
  if (days >= 365 && days - years * 365 <= Math.ceil(years / 4))
    return years === 1 ? '1 ano' : `${years} anos`
  return days === 1 ? '1 dia' : `${days} dias`
}
