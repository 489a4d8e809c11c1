/** What a page says whose content could not be loaded. Alone, since every page carries it. */
export const CONTENT_NOT_LOADED = 'Algo inesperado ocorreu, não foi possível carregar o conteúdo'
