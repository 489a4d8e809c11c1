/** Themes that the store draws, each in a folder of `apps/store/app/styles/themes`. */
export const THEME_NAMES = ['vrpat', 'jvcef', 'sicre'] as const

/** What an issuer looks like, by name; several issuers may share one. */
export type ThemeName = (typeof THEME_NAMES)[number]
