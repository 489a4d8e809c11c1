import { createHash } from 'node:crypto'

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The texts of a page's inline scripts, in order. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.matchAll(INLINE)].map(([, text]) => text ?? '')
}

/** A script's source expression for `script-src`: its SHA-256. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of all inline scripts of a page, each once. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...new Set(inlineScripts(html).map(scriptHash))]
}
