/** One file of a message. */
export interface MailAttachment {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** One message. `id` names it for ever: sending the same id again is the same message, not a second one. */
export interface MailMessage {
  readonly id: string
  /** Whose message it is: its sender, and where answers go. */
  readonly issuerCode: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly attachments?: readonly MailAttachment[]
  /** Of bulk mail: the address that takes the recipient's wish for no more, by one POST too (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** E-mail to the outside world. `send` rejects when the message could not be handed over. */
export interface Mail {
  send(message: MailMessage): Promise<void>
}
