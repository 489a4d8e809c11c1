import fresh from 'fresh'

/** Whether the caller has this version already (RFC 9110 §13.1.2, weak comparison), whatever else it asks of caches. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': ifNoneMatch }, { etag })
}
