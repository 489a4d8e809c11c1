/** The custom properties that a text of CSS reads. */
export function propertiesRead(text: string): readonly string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
}
