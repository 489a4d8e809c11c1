/** What is said over a page while something takes long. */
export const failuresCopy = {
  slow: 'Está demorando mais do que o normal. Aguarde: nada se perde.',
} as const
