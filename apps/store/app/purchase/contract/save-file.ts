/** Has the browser save a file under its name. */
export function saveFile({ blob, name }: { readonly blob: Blob; readonly name: string }) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The save has its own hold on the bytes once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
