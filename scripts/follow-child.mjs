const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Waits for a child to end; a signal that a supervisor sends here alone is passed on to it. Gives the
 * child's exit code, 1 where a signal ended it.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function followChild(child) {
  const handlers = PASSED_ON.map((signal) => [signal, () => child.kill(signal)])
  for (const [signal, pass] of handlers) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const [name, pass] of handlers) process.off(name, pass)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}
