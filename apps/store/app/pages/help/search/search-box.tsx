import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '../../../ui/art/icon.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Button } from '../../../ui/press/button.tsx'
import { faqCopy } from '../copy.ts'
import styles from './search-box.module.css'
import { isTooLong, type Suggestion } from './suggest-articles.ts'
import type { Sent } from './use-faq-search.ts'

interface SearchBoxProps {
  readonly typed: string
  readonly suggestions: readonly Suggestion[]
  readonly onTouch: () => void
  readonly onType: (text: string) => void
  /** Enter, the button or the line for all asks for what is typed; gives whether that is long enough. */
  readonly onSubmit: (by: Sent) => boolean
  readonly onChoose: (articleId: string) => void
}

/**
 * The search of the help: a field with suggestions under it, by the combobox pattern of the ARIA practices guide; own,
 * since the library's weighs more than the page has left (decision 075).
 */
export function SearchBox({ typed, suggestions, onTouch, onType, onSubmit, onChoose }: SearchBoxProps) {
  const listId = useId()
  const { isShown, marked, open, close, step } = useOpenList(suggestions.length)
  const [isShort, setShort] = useState(false)
  const entered = useRef(false)
  const optionId = (at: number) => `${listId}-${at}`

  function take({ articleId }: Suggestion) {
    close()
    if (articleId === null) onSubmit('press')
    else onChoose(articleId)
  }
  function type({ target }: ChangeEvent<HTMLInputElement>) {
    open()
    setShort(false)
    onType(target.value)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const by = entered.current ? 'enter' : 'press'
    entered.current = false
    const chosen = by === 'enter' && isShown ? suggestions[marked] : undefined
    if (chosen) return take(chosen)
    // The list would lie over what is told.
    close()
    setShort(!onSubmit(by) && !isTooLong(typed))
  }
  function move(event: KeyboardEvent) {
    // A form that Enter sends is sent by its button's click: which of both it was is known here alone.
    entered.current = event.key === 'Enter'
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
    const by = STEPS[event.key]
    if (by === undefined || suggestions.length === 0) return
    event.preventDefault()
    step(by)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is no form, and Enter sends forms
    <form
      role="search"
      className={styles.form}
      onSubmit={submit}
      onBlur={(event) => isLeft(event) && close()}
    >
      <TextInput
        type="search"
        label={faqCopy.search}
        hint={faqCopy.searchHint}
        value={typed}
        error={isTooLong(typed) ? faqCopy.searchTooLong : isShort ? faqCopy.searchTooShort : null}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && marked >= 0 ? optionId(marked) : undefined}
        onFocus={onTouch}
        onChange={type}
        onKeyDown={move}
      />
      <Button type="submit" className={styles.submit} iconBefore={<Icon name="search" size={20} />}>
        {faqCopy.submitSearch}
      </Button>
      <div
        id={listId}
        role="listbox"
        aria-label={faqCopy.suggestions}
        hidden={!isShown}
        className={styles.list}
      >
        {suggestions.map((suggestion, at) => (
          <SuggestionLine
            key={suggestion.articleId}
            id={optionId(at)}
            suggestion={suggestion}
            isMarked={at === marked}
            onTake={take}
          />
        ))}
      </div>
    </form>
  )
}

interface SuggestionLineProps {
  readonly id: string
  readonly suggestion: Suggestion
  readonly isMarked: boolean
  readonly onTake: (suggestion: Suggestion) => void
}

function SuggestionLine({ id, suggestion, isMarked, onTake }: SuggestionLineProps) {
  const isForAll = suggestion.articleId === null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which marks the line
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      className={styles.option}
      data-all={isForAll || undefined}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(suggestion)}
    >
      <Icon name={isForAll ? 'search' : 'question'} size={18} />
      <span>{suggestion.label}</span>
    </div>
  )
}

/** Whether the list is open, and which of its lines is marked: none at -1. */
function useOpenList(lines: number) {
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  function show(isOpen: boolean) {
    setOpen(isOpen)
    setMarked(-1)
  }
  return {
    isShown: isOpen && lines > 0,
    marked,
    open: () => show(true),
    close: () => show(false),
    step(by: number) {
      setOpen(true)
      // One place more than there are lines: none is marked there, and the field itself has the say.
      const places = lines + 1
      setMarked((at) => ((at + 1 + by + places) % places) - 1)
    },
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Whether the focus goes somewhere outside. */
function isLeft({ currentTarget, relatedTarget }: { currentTarget: Element; relatedTarget: Element | null }) {
  return !currentTarget.contains(relatedTarget)
}
