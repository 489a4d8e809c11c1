import { type KeyboardEvent, useId, useRef } from 'react'
import { Icon } from '../art/icon.tsx'
import { classNames } from '../class-names.ts'
import styles from './code-input.module.css'
import { formCopy } from './copy.ts'
import { type CodeChange, type CodeCharacters, eraseCode, placeCode } from './distribute-code.ts'
import frame from './field.module.css'

interface CodeInputProps {
  /** What the code is, above the boxes. */
  readonly legend: string
  /** One entry a box; start with `emptyCode(6)`, read with `completeCode`. */
  readonly characters: CodeCharacters
  readonly onCharactersChange: (characters: CodeCharacters) => void
  readonly hint?: string | undefined
  readonly error?: string | null | undefined
  /** A line under the error: what else is told of it. */
  readonly note?: string | undefined
  readonly disabled?: boolean | undefined
}

/** One box a character, named 'Caractere N de 6'. A paste or the phone's suggestion fills them all. */
export function CodeInput({
  legend,
  characters,
  onCharactersChange,
  hint,
  error,
  note,
  disabled,
}: CodeInputProps) {
  const id = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const length = characters.length
  const describedBy = classNames(error ? `${id}-error` : '', hint ? `${id}-hint` : '') || undefined

  function apply({ characters: changed, focus }: CodeChange) {
    onCharactersChange(changed)
    boxes.current[focus]?.focus()
    boxes.current[focus]?.select()
  }

  function type(at: number, text: string) {
    const old = characters[at] ?? ''
    if (text === '') apply({ characters: characters.with(at, ''), focus: at })
    // A sign typed beside the one that stands in the box replaces it.
    else apply(placeCode(characters, at, text.length === 2 && old ? text.replace(old, '') : text))
  }

  function press(at: number, event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace') apply(eraseCode(characters, at))
    else if (event.key === 'ArrowLeft') boxes.current[at - 1]?.focus()
    else if (event.key === 'ArrowRight') boxes.current[at + 1]?.focus()
    else return
    event.preventDefault()
  }

  return (
    <fieldset className={styles.field} disabled={disabled}>
      <legend className={frame.label}>{legend}</legend>
      <div className={styles.boxes}>
        {characters.map((character, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            ref={(element) => {
              boxes.current[at] = element
            }}
            className={classNames(frame.control, styles.box)}
            type="text"
            inputMode="text"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint={at === length - 1 ? 'done' : 'next'}
            aria-label={formCopy.codeBox(at + 1, length)}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            value={character}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => press(at, event)}
            onChange={(event) => type(at, event.currentTarget.value)}
            onPaste={(event) => {
              event.preventDefault()
              apply(placeCode(characters, at, event.clipboardData.getData('text')))
            }}
          />
        ))}
      </div>
      <div aria-live="assertive">
        {error && (
          <div id={`${id}-error`}>
            <p className={frame.error}>
              <Icon name="alert" size={16} />
              <span>{error}</span>
            </p>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        )}
      </div>
      {hint && (
        <p className={frame.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
