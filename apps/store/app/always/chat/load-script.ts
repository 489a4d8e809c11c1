/** Adds a script to the page and waits until it has run; one that fails is taken away, so that the next press tries again. */
export function loadScript(address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.onload = () => resolve()
  script.onerror = () => {
    script.remove()
    reject(new Error(`${address} did not load`))
  }
  document.head.append(script)
  return promise
}
