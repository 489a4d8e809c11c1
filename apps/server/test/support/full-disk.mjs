// Preloaded into a process under test (`--import`): a disk that is full while a file says so. `all`: every write to
// FULL_DISK fails and it has no room; `log`: only the engine cannot make another piece of its write-ahead log, so that
// it dies over a commit; `readonly`: it takes nothing, full or not. Which it is stands in the file FULL_DISK_SWITCH.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const folder = process.env.FULL_DISK
const state = process.env.FULL_DISK_SWITCH
const { existsSync, readFileSync } = fs
const how = () => (existsSync(state) ? readFileSync(state, 'utf8') : '')
const paths = new Map()

const CODES = { all: 'ENOSPC', log: 'ENOSPC', readonly: 'EROFS' }
const refusal = (code) => Object.assign(new Error(`${code}: as the system says it`), { code })
const isHere = (path) => typeof path === 'string' && path.startsWith(folder)
const refuse = (path) => {
  if (!isHere(path)) return
  const now = how()
  if (now === 'log' ? path.includes('xlogtemp') : CODES[now]) throw refusal(CODES[now])
}

const { openSync, writeSync, statfsSync, writeFileSync, mkdirSync } = fs
fs.openSync = (path, ...rest) => {
  const file = openSync(path, ...rest)
  paths.set(file, String(path))
  return file
}
fs.writeSync = (file, ...rest) => {
  refuse(paths.get(file))
  return writeSync(file, ...rest)
}
fs.writeFileSync = (path, ...rest) => {
  refuse(path)
  return writeFileSync(path, ...rest)
}
fs.mkdirSync = (path, ...rest) => {
  refuse(path)
  return mkdirSync(path, ...rest)
}
fs.statfsSync = (path, ...rest) => {
  const found = statfsSync(path, ...rest)
  return isHere(path) && how() === 'all' ? { ...found, bavail: 0 } : found
}
for (const name of ['writeFile', 'mkdir', 'open']) {
  const original = fs.promises[name]
  fs.promises[name] = async (path, ...rest) => {
    refuse(path)
    return original(path, ...rest)
  }
}
syncBuiltinESMExports()
