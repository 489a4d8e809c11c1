/** An e-mail address as strangers may see it: its first three characters and ***, nothing else (decisions 4, 11). */
export function maskEmail(email: string): string {
  return `${email.slice(0, 3)}***`
}
