/** Words of a cart that nothing sold fits; they come with what says so. */
export const noModalityCopy = { toSupport: 'Falar com o suporte' } as const
