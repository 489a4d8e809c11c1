/** Pages whose address is somebody's link: a proposal's key, a cart, the code of a contract. */
const LINK = /^\/(proposta|simulacao|verificar)\/.+/

/** Whether an address says something by itself, beyond which page it is. */
export function isSomebodysLink(pathname: string): boolean {
  return LINK.test(pathname)
}

/** A path as it may be told to whoever measures or keeps a log: somebody's link by its page alone. */
export function toldPath(pathname: string): string {
  return pathname.replace(LINK, '/$1/-')
}
