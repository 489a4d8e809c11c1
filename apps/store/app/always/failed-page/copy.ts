/** Words of content that could not be loaded; they come with their page. */
export const failureCopy = {
  checkConnection: 'Verifique sua conexão e tente outra vez. O que você escolheu continua guardado.',
  ourFault: 'A falha é nossa, não da sua conexão. O que você escolheu continua guardado.',
  orCall: 'Se preferir, ligue para',
} as const
