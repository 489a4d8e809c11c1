import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it, test } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { MIGRATIONS } from '../../src/migrations/migrations.ts'
import { EXIT } from '../../src/operations/commands/command.ts'
import { insertAccount } from '../../src/repositories/accounts.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { giveOrder as order } from '../support/give-order.ts'
import { hurryClock } from '../support/hurry-clock.ts'
import { BUILT_OPS, COMPILE_CACHE } from '../support/launch-store.ts'

const run = promisify(execFile)
const CPF = '529.982.247-25'

test.each([
  [['person', 'forget'], "There is no command 'person forget'."],
  [['person', 'export'], 'Name the person with --cpf or --email.'],
  [['person', 'export', '--cpf', '529.982.247-26'], '--cpf is no CPF'],
  [['person', 'erase', '--email', 'ana'], '--email is no e-mail address.'],
  [['person', 'export', '--name', 'Ana'], "Unknown option '--name'"],
  [['person', 'erase', '--cpf', CPF], 'Nobody is there to confirm: give --yes.'],
])('%j is not understood', async (args, message) => {
  const { code, said, complained } = await order(args)
  expect([code, said]).toEqual([EXIT.wrongArguments, ''])
  expect(complained).toContain(message)
  expect(complained).toContain('Usage: npm run -s ops --')
})

test('without a command it tells what there is', async () => {
  expect(await order([])).toMatchObject({ code: EXIT.done, said: expect.stringContaining('person erase') })
})

test('what fails is told to a program as JSON, and to whoever sits there in words', async () => {
  const unusable = await order(['config', 'check', '--json'], { SMTP_URL: 'smtp://mail.example' })
  expect(unusable.code).toBe(EXIT.failed)
  expect(JSON.parse(unusable.said)).toEqual({ error: unusable.complained, exit: EXIT.failed })
  expect(unusable.complained).toContain('SMTP_URL is used by MAIL=smtp only')
  const { code, said } = await order(['person', 'forget', '--json'])
  expect(JSON.parse(said)).toEqual({ error: "There is no command 'person forget'.", exit: code })
})

test('config check names what is set and what nobody reads, and no value', async () => {
  const given = { MAIL_FROM_SICRE: 'loja@secret.example', SMTP_PASSWORD: 'a secret', DATA_DIR: '/secret' }
  const { code, said } = await order(['config', 'check', '--json'], given)
  expect(code).toBe(EXIT.done)
  expect(JSON.parse(said)).toMatchObject({
    usable: true,
    set: ['DATA_DIR'],
    warnings: [expect.stringContaining('SMTP_PASSWORD')],
  })
  expect(said).not.toContain('secret')
})

test('content show prints an issuer as it is composed, and knows no other', async () => {
  const { code, said } = await order(['content', 'show', 'SICRE', '--json'])
  expect(code).toBe(EXIT.done)
  expect(JSON.parse(said)).toMatchObject({
    'issuer.json': { code: 'SICRE', kind: 'bankPartner' },
    'faq.json': { articles: expect.arrayContaining([expect.objectContaining({ id: 'nota-fiscal' })]) },
    'pat-table.json': expect.any(Array),
  })
  const unknown = await order(['content', 'show', 'shared'])
  expect(unknown).toMatchObject({
    code: EXIT.failed,
    complained: expect.stringContaining('no issuer shared'),
  })
})

test('an erasure that the operator does not confirm does not begin', async () => {
  expect(await order(['person', 'erase', '--cpf', CPF], { DATA_DIR: '/nowhere' }, 'no')).toEqual({
    code: EXIT.failed,
    said: '',
    complained: '',
  })
})

describe.each(databases)('an order on %s', (kind) => {
  it('looks at an older database without changing it; migrate alone does, once it is confirmed', async () => {
    const opened = await openTestDatabase(kind)
    for (const statement of ['drop schema public cascade', 'create schema public'])
      await sql.raw(statement).execute(opened.database.kysely)
    if (kind === 'embedded') await opened.database.close()
    const env = envOf(opened)
    const all = Object.keys(MIGRATIONS)

    const status = await order(['status', '--json'], env)
    expect([status.code, JSON.parse(status.said)]).toMatchObject([
      EXIT.failed,
      { lastMigration: null, missingMigrations: all },
    ])
    const lacks = `The database lacks what this release expects: ${all.join(', ')}.`
    expect(status.complained).toContain(lacks)
    expect(await order(['order', 'find', newId()], env)).toMatchObject({
      code: EXIT.failed,
      complained: expect.stringContaining(lacks),
    })
    expect((await order(['migrate'], env)).code).toBe(EXIT.wrongArguments)
    expect((await order(['migrate'], env, 'no')).code).toBe(EXIT.failed)

    const migrated = await order(['migrate', '--json', '--operator', 'Rita'], env, 'yes')
    // All were missing until now: nothing before had applied one.
    expect([migrated.code, JSON.parse(migrated.said)]).toEqual([EXIT.done, { migrated: true, applied: all }])
    const after = kind === 'embedded' ? await openDatabase(opened.settings) : opened.database
    const actions = await after.kysely.selectFrom('operatorActions').selectAll().execute()
    if (kind === 'embedded') await after.close()
    expect(actions).toMatchObject([{ operator: 'Rita', command: 'migrate', target: all.join(', ') }])
    await opened.close()
  })

  const plant = async ({ database }: TestDatabase) =>
    insertAccount(database.kysely, {
      id: newId(),
      issuer: 'VRPAT',
      cnpj: '11222333000181',
      email: 'ana@alfa.example',
      emailKey: 'ana@alfa.example',
      cpf: '52998224725',
      firstName: 'Ana',
      lastName: 'Lima',
      ddd: '11',
      phone: '987654321',
      birthDate: '1990-12-31',
      passwordHash: 'secret',
      newsletter: true,
      termsAcceptedAt: new Date(),
      emailValidatedAt: new Date(),
      origin: 'ACESSO_VR',
      createdAt: new Date(),
    })
  const envOf = ({ settings }: TestDatabase) => ({
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl,
  })

  it('exports, erases and writes down who did it', async () => {
    const opened = await openTestDatabase(kind)
    await plant(opened)
    // The embedded database serves one process: the store is stopped first.
    if (kind === 'embedded') await opened.database.close()
    const env = envOf(opened)
    const person = ['--cpf', CPF, '--email', 'Ana@Alfa.example']

    const exported = await order(['person', 'export', ...person, '--json', '--operator', 'Rita'], env)
    expect(exported.code, exported.complained).toBe(EXIT.done)
    expect(JSON.parse(exported.said)).toMatchObject({
      titulo: 'Dados pessoais guardados nesta loja',
      pesquisa: ['52998224725', 'ana@alfa.example'],
      dados: [
        { tabela: 'accounts', titulo: 'Contas de acesso', registros: [{ CPF: '52998224725', Nome: 'Ana' }] },
      ],
    })

    const program = await run(process.execPath, [BUILT_OPS, 'person', 'erase', ...person, '--yes'], {
      env: { ...process.env, ...COMPILE_CACHE, ...env },
    })
    expect(program.stdout).toMatch(
      /^accounts: 1 deleted, 0 anonymised, 0 documents kept\n {2}deleted: nothing keeps it/,
    )
    expect(JSON.parse((await order(['person', 'erase', ...person, '--json'], env, 'yes')).said)).toEqual({
      erased: true,
      tables: [],
      left: {},
      handedOver: [],
      alsoNamed: [],
    })
    expect((await order(['evidence', 'check'], env)).said).toBe('There is no chain yet.')

    const after = kind === 'embedded' ? await openDatabase(opened.settings) : opened.database
    const kept = await after.kysely.selectFrom('personRequests').selectAll().orderBy('id').execute()
    expect(kept.map(({ action, operator }) => [action, operator])).toEqual([
      ['export', 'Rita'],
      ['erase', userInfo().username],
      ['erase', userInfo().username],
    ])
    expect(await after.kysely.selectFrom('accounts').select('id').execute()).toEqual([])
    if (kind === 'embedded') await after.close()
    await opened.close()
    // The embedded database is opened five times, each in seconds on a busy machine.
  }, 240_000)
})

test('a look at a folder without a database makes none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'benefits-empty-'))
  expect(await order(['status'], { DATA_DIR: dataDir })).toEqual({
    code: EXIT.failed,
    said: '',
    complained: `There is no embedded database in ${dataDir}.`,
  })
  expect(readdirSync(dataDir)).toEqual([])
  rmSync(dataDir, { recursive: true })
})

test('while the store runs on the embedded database, it says what to do', async () => {
  const opened = await openTestDatabase('embedded')
  // The command waits eight seconds for a process that is ending.
  hurryClock()
  const { code, complained } = await order(['person', 'export', '--cpf', CPF], {
    DATA_DIR: opened.settings.dataDir,
  })
  expect(code).toBe(EXIT.failed)
  expect(complained).toMatch(
    /database is in use by process \d+ on .*, and serves one process: stop that one first, choose/,
  )
  await opened.close()
})
