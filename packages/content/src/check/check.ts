import type { FileName, IssuerFiles } from '../content-files.ts'

/** Reports a broken rule at a file's field, the path without the file's noun: `3.code`. */
export type Report = (file: FileName, path: string, message: string) => void

/** A rule between an issuer's files, which have passed their schemas. */
export type Check = (files: IssuerFiles, report: Report) => void
