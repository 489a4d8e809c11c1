import { type OptOutRecipient, optOutToken } from '../opt-out/recipient.ts'

/** The page on which a recipient says that they want no more bulk mail (`opt-out-page/`). */
export const OPT_OUT_PATH = '/mensagens/sair'

/** That page's address for one recipient, in the issuer's own store. */
export function optOutAddress(
  storeUrl: string,
  key: Buffer,
  { recipientHash, maskedEmail }: OptOutRecipient,
): string {
  const address = new URL(OPT_OUT_PATH, storeUrl)
  address.searchParams.set('token', optOutToken(key, recipientHash, maskedEmail))
  return address.href
}
