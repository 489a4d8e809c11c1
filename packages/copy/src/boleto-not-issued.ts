/**
 * What is said where a purchase by boleto could not be concluded because of the boleto. Alone, since every page of the
 * purchase carries it.
 */
export const BOLETO_NOT_ISSUED =
  'Não foi possível gerar o boleto. Aguarde alguns minutos e conclua novamente.'
