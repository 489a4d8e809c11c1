/** Words of the chat; they come with the panel, dialog or section that has it. */
export const chatCopy = {
  name: 'Chat',
  open: 'Conversar pelo chat',
  connecting: 'Aguarde enquanto conectamos o chat...',
  unavailable: 'O chat não está disponível no momento. Use um dos outros canais.',
} as const
