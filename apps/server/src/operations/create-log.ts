import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

/** Fields that never reach a log, at any of the first levels of a logged object (decisions 4). */
const SECRET_FIELDS = [
  'cpf',
  'cpfContato',
  'documento',
  'email',
  'emailAcesso',
  'emailCadastro',
  'recipient',
  'to',
  'phone',
  'telefone',
  'telefoneCadastro',
  'numeroTelefone',
  'token',
  'accessToken',
  'access_token',
  'authorization',
  'cookie',
  'code',
  'codigo',
  'senha',
  'password',
  'numero',
  'cvv',
  'query',
  'body',
] as const

const PATHS = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`])

/** E-mails, CPFs and card numbers inside a sentence that another program wrote. */
const PERSONAL = /[\w.+-]+@[\w.-]+|\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b|\b(?:\d[ -]?){12,18}\d\b/g

/** Errors without their values: a database error's detail repeats the row it refused. */
function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  return {
    type: error.name,
    message: withoutPersonal(error.message),
    stack: withoutPersonal(error.stack ?? ''),
    ...(typeof code === 'string' ? { sqlState: code } : {}),
    ...(constraint ? { constraint } : {}),
    ...(table ? { table } : {}),
    ...(error.cause ? { cause: safeError(error.cause) } : {}),
  }
}

function withoutPersonal(text: string): string {
  return text.replace(PERSONAL, '[redacted]')
}

/** The time of a line as ISO 8601 in UTC; lines of the same millisecond share the text. */
function lineTime(): () => string {
  let [at, text] = [0, '']
  return () => {
    const now = Date.now()
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`]
    return text
  }
}

/** JSON lines on standard output, one an answer and one a failure; written in batches, at most half a second late. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: lineTime(),
    redact: { paths: PATHS, censor: '[redacted]' },
    serializers: { err: safeError },
  }
  return pino(
    options,
    destination ?? pino.destination({ dest: 1, sync: false, minLength: 12_288, periodicFlush: 500 }),
  )
}
