/** An e-mail address as strangers may see it: its first three characters and ***, nothing else. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 3)}***`
}
