/** What became of a file that somebody chose: its SHA-256 in lower-case hex, or why there is none. */
export type HashedFile =
  | { readonly ok: true; readonly hash: string }
  | { readonly ok: false; readonly why: 'notPdf' | 'tooLarge' | 'unread' | 'noHash' }

/** A contract has some hundred KB. */
const MOST_BYTES = 50 * 1024 * 1024
const PDF_START = '%PDF-'

/** The SHA-256 of a PDF, made in the browser: nothing of the file leaves it. */
export async function hashFile(file: Blob, subtle: SubtleCrypto | undefined): Promise<HashedFile> {
  if (subtle === undefined) return { ok: false, why: 'noHash' }
  if (file.size > MOST_BYTES) return { ok: false, why: 'tooLarge' }
  try {
    const bytes = await file.arrayBuffer()
    const start = new TextDecoder('latin1').decode(bytes.slice(0, PDF_START.length))
    if (start !== PDF_START) return { ok: false, why: 'notPdf' }
    const digest = new Uint8Array(await subtle.digest('SHA-256', bytes))
    return { ok: true, hash: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') }
  } catch {
    return { ok: false, why: 'unread' }
  }
}
