import { closeSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

/** What PGlite throws where a statement was refused: PostgreSQL leaves it by a long jump, and lives on. */
interface LongJump {
  readonly POSTGRES_MAIN_LONGJMP: number
}

/** The parts of the engine's module that stand around each statement. */
interface Loop {
  _PostgresMainLoopOnce(): void
  _PostgresSendReadyForQueryIfNecessary(): void
  _pgl_pq_flush(): void
  stackRestore(pointer: number): void
  readonly FS: { readonly streams: readonly ({ readonly nfd?: number } | null)[] }
}

/** What an engine died of, as far as it has. */
export interface EngineWatch {
  /** What killed it, or null while it lives. */
  death(): unknown
  /** Declares it dead: it is not entered any more. */
  declareDead(cause: unknown): void
}

/**
 * Tells when an engine has died: after a PANIC (its write-ahead log could not be written) PGlite's loop would call it
 * again and again for ever, and the process with it. From then on every statement fails at once, and the engine is not
 * entered any more.
 */
export function watchEngine(engine: PGlite): EngineWatch {
  const loop = engine.Module as unknown as Loop
  const { POSTGRES_MAIN_LONGJMP: longJump } = engine as unknown as LongJump
  let death: unknown = null
  const { _PostgresMainLoopOnce: once, stackRestore } = loop
  loop._PostgresMainLoopOnce = () => {
    if (death) throw death
    try {
      once()
    } catch (error) {
      if ((error as { status?: unknown }).status !== longJump) death = error
      throw error
    }
  }
  // PGlite swallows what the loop throws, but restores the stack first: here it can be told to stop.
  loop.stackRestore = (pointer) => {
    if (death) throw death
    stackRestore(pointer)
  }
  for (const name of ['_PostgresSendReadyForQueryIfNecessary', '_pgl_pq_flush'] as const) {
    const send = loop[name]
    loop[name] = () => {
      if (!death) send()
    }
  }
  return {
    death: () => death,
    declareDead: (cause) => {
      death ??= cause
    },
  }
}

/** Closes the files of an engine that has died: it cannot do it itself, and the next one opens the same. */
export function buryEngine(engine: PGlite): void {
  // It has none where it could not even be loaded.
  const streams = (engine.Module as unknown as Loop | undefined)?.FS.streams ?? []
  for (const stream of streams) {
    if (stream?.nfd === undefined) continue
    try {
      closeSync(stream.nfd)
    } catch {
      // Shared by two streams, and closed with the first.
    }
  }
}
