import type { SignupStep } from '@benefits/domain/checkout/signup-steps'

/** The four steps that stand on the page; verification is a page of its own. */
export type ShownStep = Exclude<SignupStep, 'verification'>

/** Words of the identification and account steps. */
export const identificationCopy = {
  /** The mailbox had its codes of the hour, whoever asked for them. */
  manyCodesTitle: 'Este e-mail já recebeu muitos códigos',
  manyCodesText: (minutes: number) =>
    `Se você recebeu uma mensagem nossa com um código, abra nela o link “Foi você? Continue por aqui” e tente de novo nesta aba. Ou aguarde ${minutes === 1 ? '1 minuto' : `${minutes} minutos`}.`,
  stepOf: (number: number) => `Etapa 0${number} de 04`,
  progress: 'Andamento da identificação',
  steps: {
    identification: {
      title: 'Qual é a sua empresa?',
      text: 'Digite o CNPJ da empresa que vai contratar os benefícios.',
    },
    register: {
      title: 'Quem contrata pela empresa?',
      text: 'Preencha com os seus dados. Eles identificam quem aceita o contrato.',
    },
    password: {
      title: 'Crie a sua senha',
      text: 'Ela protege o acesso da sua empresa e só você deve conhecê-la.',
    },
    confirmation: {
      title: 'Agora confirme o seu e-mail',
      text: 'O código mostra que este e-mail é mesmo seu. Depois dele vêm o carrinho e o contrato.',
    },
  } satisfies Record<ShownStep, { readonly title: string; readonly text: string }>,
  continue: 'Continuar',
  back: 'Voltar',
  saveAccess: 'Salvar meu Acesso VR',
  sendCode: 'Enviar código de verificação',
  /** What the fields are called where they are missing. */
  nouns: {
    cnpj: 'o CNPJ',
    email: 'o e-mail',
    cpf: 'o CPF',
    firstName: 'o nome',
    lastName: 'o sobrenome',
    mobile: 'o celular',
    birthDate: 'a data de nascimento',
    acceptedTerms: 'o aceite dos termos',
    password: 'a senha',
    confirmedPassword: 'a confirmação da senha',
  },

  cnpjHint: 'Com números ou com letras e números. Quando estiver completo, seguimos para o próximo passo.',
  lookingUp: 'Procurando a empresa…',
  companyFound: (name: string) => `Encontramos a empresa ${name}. Seguindo para os seus dados.`,
  change: 'Trocar',
  theCompany: 'empresa',
  contractedLeft: (names: readonly string[]) => {
    const listed = new Intl.ListFormat('pt-BR').format(names)
    return names.length === 1
      ? `Sua empresa já tem ${listed} contratado; por isso, ele saiu do carrinho. Para alterar quantidades e valores, use o Histórico de pedidos do portal do cliente.`
      : `Sua empresa já tem ${listed} contratados; por isso, eles saíram do carrinho. Para alterar quantidades e valores, use o Histórico de pedidos do portal do cliente.`
  },

  amCustomer: 'Já sou cliente',
  notCustomer: 'Ainda não sou cliente',
  /** Beside the way between both. */
  customerText: 'Com acesso, bastam e-mail e CPF.',
  notCustomerText: 'Digite o e-mail e o CPF do seu acesso.',
  accessFound: 'Encontramos o seu acesso',
  accessFoundText: (maskedEmail: string) =>
    `Você não precisa preencher o resto: confirme o código que vamos enviar para o e-mail ${maskedEmail}.`,
  toCode: 'Confirmar com o código',
  accessUnknown: 'Não encontramos um acesso com este e-mail e este CPF',
  accessUnknownText: 'Confira os dois ou complete os seus dados para criar o acesso.',
  proven: 'E-mail confirmado',
  provenText: 'Preenchemos o que já sabemos sobre você. Confira e complete o que faltar.',
  nameRead: 'Sugerido pelo seu e-mail. Confira.',
  lastName: 'Sobrenome',
  emailHint: 'Vamos enviar um código para este endereço.',
  emailMeant: 'Você quis dizer',
  takeMeant: 'Usar este e-mail',
  /** Of an e-mail that is locked: somebody was found by it, or only the company was asked about with it. */
  emailLocked: {
    found: 'Foi com este e-mail que encontramos o seu cadastro.',
    asked: 'Foi com este e-mail que consultamos a sua empresa.',
  },
  changeEmail: 'Alterar e-mail',
  cpf: 'CPF',
  birthDate: 'Data de nascimento',
  birthDatePlaceholder: 'dd/mm/aaaa',
  newsletter: 'Quero receber novidades',
  newsletterHint: 'Poucas mensagens, e você pode sair quando quiser.',
  legacyFound: 'Encontramos o seu cadastro',
  legacyText: 'Você não precisa criar uma senha agora: basta aceitar os termos para seguir.',

  password: 'Senha',
  confirmedPassword: 'Confirmar senha',
  rules: 'A senha precisa ter:',
  ruleKept: 'atendida',
  ruleBroken: 'não atendida',
  accept: 'Li e aceito os',
  terms: 'termos de uso',
  and: 'e a',

  codeGoesTo: 'Vamos enviar um código de verificação para o e-mail',
  correctEmail: 'Corrigir e-mail',
  accountEmail: 'É o e-mail do acesso que você já tem nesta empresa.',
  passwordAgain: 'Digite a senha outra vez',
  passwordAgainText: 'A página foi recarregada e, por segurança, a senha não fica guardada.',

  alreadyCustomer: 'Você já é nosso cliente!',
  alreadyCustomerText:
    'Você já tem um acesso. Para continuar, confirme o código que vamos enviar para o e-mail',
  proceed: 'Prosseguir',
  takenTitle: 'Já existe um acesso com esses dados',
  takenText: (maskedEmail: string) =>
    `Esta empresa já tem um acesso com este CPF${maskedEmail ? `, no e-mail ${maskedEmail}` : ''}. Volte aos seus dados e use o e-mail do seu cadastro.`,

  aside: {
    title: 'Rápido e seguro',
    points: [
      'Leva cerca de três minutos, e o que você digita fica guardado se precisar voltar.',
      'Seus dados são usados apenas para a contratação da sua empresa.',
      'Nada é cobrado agora: você vê o contrato antes de aceitar.',
    ],
  },
} as const
