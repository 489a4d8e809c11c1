/** A file that somebody had checked, as the answer names it. */
export interface CheckedFile {
  readonly name: string
  /** In words: '184 KB'. */
  readonly size: string
}

const KILOBYTE = 1024

/** Name and size of a file, in whole kilobytes. */
export function checkedFile({ name, size }: Pick<File, 'name' | 'size'>): CheckedFile {
  return { name, size: `${Math.max(1, Math.round(size / KILOBYTE)).toLocaleString('pt-BR')} KB` }
}
