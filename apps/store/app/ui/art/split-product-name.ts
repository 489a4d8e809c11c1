/**
 * A product's name before, of and after the issuer whose it is: 'Auto Banco Parceiro' is 'Auto' of 'Banco Parceiro'. Only whole
 * words count: the 'VR' of 'VR+VA' names no issuer. Nothing is taken from a name that is the issuer's alone.
 */
export function splitProductName(name: string, issuer: string): readonly [string, string, string] {
  const at = `${name} `.indexOf(` ${issuer} `)
  if (at < 0) return [name, '', '']
  const end = at + 1 + issuer.length
  return [name.slice(0, at), name.slice(at, end), name.slice(end)]
}
