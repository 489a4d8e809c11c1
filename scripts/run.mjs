import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** The repository's root. */
export const root = join(import.meta.dirname, '..')

/** The environment in which the project's own tools, Node 24 among them, come first. */
export function toolEnvironment(extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/**
 * Runs one tool to its end and answers its exit code and output; `quiet` keeps the output back.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: toolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (stream) => (chunk) => {
      output += chunk
      if (!quiet) stream.write(chunk)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
