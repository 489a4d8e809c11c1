/** Words of the dialog that gives a cart's link. */
export const shareCopy = {
  link: 'Link da simulação',
  text: 'Quem abre vê o carrinho com o preço do dia, sem dados seus ou da empresa.',
  copy: 'Copiar link',
  copied: 'Link copiado',
  selected: 'Link selecionado',
  selectedHint: 'O link está selecionado: agora é só copiar.',
  byMail: 'Enviar por e-mail',
  byMailShort: 'E-mail',
  byWhatsApp: 'Enviar pelo WhatsApp',
  byWhatsAppShort: 'WhatsApp',
  byDevice: 'Compartilhar',
  code: 'QR code da simulação',
  codeHint: 'Aponte a câmera do celular para abrir nele.',
  making: 'Criando o link…',
  subject: (store: string) => `Simulação de benefícios na ${store}`,
  message: (store: string) =>
    `Veja a simulação de benefícios que preparei na ${store}, com os preços de hoje:`,
} as const
