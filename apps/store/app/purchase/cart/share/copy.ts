/** Words of the dialog that gives a cart's link. */
export const shareCopy = {
  text: 'Quem abrir vê o carrinho com os preços do dia, sem dados seus ou da empresa.',
  link: 'Link da simulação',
  copy: 'Copiar link',
  copied: 'Link copiado',
  selected: 'Link selecionado: copie com Ctrl+C.',
  byMail: 'Enviar por e-mail',
  byWhatsApp: 'Enviar pelo WhatsApp',
  byDevice: 'Compartilhar…',
  code: 'QR code da simulação',
  codeHint: 'Aponte a câmera do celular para abrir a simulação nele.',
  making: 'Criando o link',
  subject: (store: string) => `Simulação de benefícios na ${store}`,
  message: (store: string) =>
    `Veja a simulação de benefícios que preparei na ${store}, com os preços de hoje:`,
} as const
