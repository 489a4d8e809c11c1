import type { IssuerKind } from '@benefits/domain/catalogue/issuer'

/**
 * The name written beside an issuer's sign: the main issuer's whole name, a bank partner's short one, since its whole
 * name is that of its prepaid cards. The theme has no say: several issuers may share one.
 */
export function logoName(
  kind: IssuerKind,
  issuer: { readonly name: string; readonly shortName: string },
): string {
  return kind === 'main' ? issuer.name : issuer.shortName
}
