/** Whether a document is written as it travels and is stored: letters and digits alone, no mask and no blank (decisions 3). */
export function isBare(text: string): boolean {
  return /^[0-9A-Za-z]+$/.test(text)
}
