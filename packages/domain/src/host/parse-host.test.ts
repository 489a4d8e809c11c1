import { describe, expect, test } from 'vitest'
import { isHostOf, parseHost } from './parse-host.ts'

/** 260 characters, the most that a host may have. */
const longHost = `${'a.'.repeat(126)}examples`

describe('a host', () => {
  test.each([
    ['localhost', 'localhost'],
    ['localhost:3000', 'localhost'],
    ['LOJA.Example.:443', 'loja.example'],
    ['banco.localhost', 'banco.localhost'],
    ['127.0.0.1:80', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
    ['[::FFFF:127.0.0.1]', '[::ffff:127.0.0.1]'],
    ['loja-qa.example', 'loja-qa.example'],
    ['store_backend:8080', 'store_backend'],
    ['a:65535', 'a'],
    ['', null],
    [' localhost', null],
    ['a b.localhost', null],
    ['a@localhost', null],
    ['user:pass@localhost', null],
    ['localhost:', null],
    ['localhost:0', null],
    ['localhost:65536', null],
    ['localhost:3000:1', null],
    ['localhost:3000x', null],
    ['localhost:+80', null],
    ['localhost..', null],
    ['.localhost', null],
    ['a..localhost', null],
    ['-a.localhost', null],
    ['a-.localhost', null],
    ['localhost/x', null],
    ['localhost?x', null],
    ['localhost%2e', null],
    ['loja\u0000.example', null],
    ['lojà.example', null],
    ['::1', null],
    ['[::1', null],
    ['[::1]x', null],
    ['[::1]x80', null],
    ['x[::1]', null],
    ['x[ab]', null],
    ['loja.example:000080', null],
    [longHost, longHost],
    [`${longHost}a`, null],
    ['[localhost]', null],
    [`${'a'.repeat(64)}.example`, null],
    [`${'a.'.repeat(140)}example`, null],
  ])('%j is %j', (text, host) => {
    expect(parseHost(text)).toBe(host)
  })
})

describe('names of hosts', () => {
  const names = ['loja.example', '*.localhost', '[::1]']
  test.each([
    ['loja.example', true],
    ['a.loja.example', false],
    ['evilloja.example', false],
    ['banco.localhost', true],
    ['a.banco.localhost', true],
    ['evillocalhost', false],
    ['localhost', false],
    ['localhost.evil.example', false],
    ['[::1]', true],
  ])('%s: %s', (host, isOne) => {
    expect(isHostOf(host, names)).toBe(isOne)
  })
})
