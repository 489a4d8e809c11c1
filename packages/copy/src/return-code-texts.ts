import type { ReturnCode } from '@benefits/domain/problem/return-code'

/** What a text may name. */
export interface TextFacts {
  /** The issuer's short name: 'VR'. */
  readonly shortName: string
}

type Text = string | ((facts: TextFacts) => string)

/** What each refusal says: what happened and what to do next. */
const TEXTS = {
  [-1]: 'Não conseguimos direcionar você corretamente por esse link. Vamos te direcionar para a página inicial.',
  [-2]: 'Não foi possível continuar a simulação com esses dados. Revise as informações e tente novamente.',
  [-3]: 'Empresa atendida por outro canal.',
  [-4]: 'Sua empresa já possui todos os produtos disponíveis nesta loja. Consulte suas soluções contratadas.',
  [-5]: 'Ainda não atendemos a região da sua empresa. Fale com a nossa central para saber quando chegaremos.',
  [-6]: 'O serviço está indisponível no momento. Aguarde alguns minutos e tente novamente.',
  [-7]: 'A quantidade informada não é aceita para um dos produtos. Ajuste a quantidade e tente novamente.',
  [-8]: 'Um dos produtos não aceita contratação provisória. Remova-o do carrinho para continuar.',
  [-9]: 'O valor informado não é aceito para um dos benefícios. Ajuste o valor e tente novamente.',
  [-11]: 'Não reconhecemos o emissor informado. Verifique o endereço da loja e tente novamente.',
  [-12]:
    'Os produtos escolhidos ainda não são vendidos na região da sua empresa. Escolha outros produtos para continuar.',
  [-13]: 'O valor de um dos produtos passou do máximo permitido. Reduza o valor e tente novamente.',
  [-14]: 'Um dos produtos do carrinho não foi reconhecido. Remova-o e adicione novamente.',
  [-15]: 'O CNPJ informado não está ativo na Receita Federal. Regularize o cadastro para continuar.',
  [-16]: 'O endereço de entrega não é válido. Confira o CEP e os demais campos.',
  [-17]: 'Número de CNPJ inválido',
  [-18]: 'Não encontramos esse CNPJ. Confira o número e tente novamente.',
  [-19]:
    'Verificamos que o CNPJ informado apresenta irregularidade junto à Receita Federal. Após a regularização, esperamos ter você aqui novamente.',
  [-20]: 'Não encontramos esta simulação. Volte ao início e monte o carrinho novamente.',
  [-21]: 'Não encontramos este carrinho. Volte ao carrinho e confirme os produtos novamente.',
  [-22]: 'O CPF do beneficiário não é válido. Confira o número e tente novamente.',
  [-24]: 'A data de nascimento do beneficiário não é válida. Confira a data e tente novamente.',
  [-25]:
    'Ainda não é possível contratar. Confirme o código enviado por e-mail e aceite o contrato para continuar.',
  [-37]: 'Há produtos que não atingiram o valor mínimo.',
  [-38]: 'Não encontramos essa modalidade. Volte ao início e escolha uma das soluções disponíveis.',
  [-85]: 'Não há condições para gerar o contrato deste carrinho. Ligue para a nossa central de atendimento.',
  [-86]: 'Não foi possível finalizar a contratação, por favor tente mais tarde.',
  [-800]: 'Não foi possível baixar o contrato. Confira os dados da empresa e tente novamente.',
  [-88]: 'Não foi possível prosseguir com a contratação. Por favor, acesse nosso chat para mais informações.',
  [-89]: 'Esta oferta não pode ser aplicada ao seu carrinho. Você pode continuar sem a oferta.',
  [-99]: 'Servidor indisponível. Aguarde alguns minutos e tente novamente.',
  [-103]: 'Contratos criados anteriormente não permitem a renegociação',
  [-108]:
    'Este e-mail não tem permissão para contratar em nome da empresa. Use outro e-mail ou fale com a nossa central.',
  [-111]: 'Não é possível prosseguir com este modelo de contratação.',
  [-113]: 'Sua empresa já possui este plano. Escolha um plano diferente para continuar.',
  [-116]: 'Não foi possível validar o código de autenticacao.',
  [-117]: 'Muitas tentativas com códigos incorretos. Peça outro código para continuar.',
  [-118]: 'Já existe um acesso com esses dados. Use o código enviado por e-mail para entrar.',
  [-119]: 'Não foi possível realizar o pagamento. Confira os dados ou escolha pagar com boleto.',
  [-120]:
    'O pagamento não foi autorizado pelo banco do cartão. Use outro cartão ou escolha pagar com boleto.',
  [-121]:
    'Esta transação parece repetida ou suspeita e foi recusada. Fale com o banco do cartão ou pague com boleto.',
  [-123]: 'Os dados do cartão não são válidos. Confira número, validade e código de segurança.',
  [-135]: 'Não encontramos o canal que atende a sua empresa. Fale com a nossa central de atendimento.',
  [-136]: 'Não foi possível identificar o tipo de cliente da sua empresa. Tente novamente em instantes.',
  [-404]: 'CEP não encontrado',
  400: 'Não entendemos os dados enviados. Confira o formato e tente novamente.',
  401: 'Sua sessão não foi reconhecida. Atualize a página para continuar.',
  404: 'Não encontramos o que você procura.',
  405: 'Esta operação não é aceita neste endereço.',
  409: 'Os dados mudaram enquanto você trabalhava. Confira a versão atual e tente novamente.',
  413: 'Os dados enviados passaram do tamanho permitido. Reduza o conteúdo e tente novamente.',
  414: 'O endereço é longo demais. Volte ao início e tente novamente.',
  415: 'O formato enviado não é aceito. Envie os dados em JSON.',
  421: 'O endereço não é desta loja. Confira o endereço e tente novamente.',
  422: 'Campo inválido ou obrigatório. Confira os campos destacados e tente novamente.',
  429: 'Muitas tentativas em pouco tempo. Aguarde um momento e tente novamente.',
  431: 'Os dados enviados passaram do tamanho permitido. Apague os cookies e tente novamente.',
  500: 'Erro interno. Por favor, tente novamente mais tarde.',
  503: ({ shortName }: TextFacts) =>
    `Estamos trabalhando em melhorias dentro da Loja ${shortName} para te oferecer a melhor experiência. Por favor, volte mais tarde.`,
  [-999]: 'Erro interno. Por favor, tente novamente mais tarde.',
} as const satisfies Record<ReturnCode, Text>

/** The text of a refusal, in the issuer's name where it speaks of the store. */
export function returnCodeText(code: ReturnCode, facts: TextFacts): string {
  const text: Text = TEXTS[code]
  return typeof text === 'string' ? text : text(facts)
}
