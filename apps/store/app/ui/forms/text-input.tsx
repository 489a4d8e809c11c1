import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import frame from './field.module.css'
import { Field, type FieldFrame } from './field.tsx'
import { splitFrame } from './split-frame.ts'

/**
 * A native input's own attributes, without those that the frame sets, and without the one by which browsers cut what is
 * pasted unseen (docs/rules/documents.md: pasted-whole).
 */
export type NativeInputProps = Omit<ComponentProps<'input'>, keyof FieldFrame | 'children' | 'maxLength'>

interface TextInputProps extends FieldFrame, NativeInputProps {
  /** Figures of equal width: documents, phones, money. */
  readonly numeric?: boolean
}

/** One line of text. Takes `ref`, `name`, `onChange`, `onBlur` as a form helper's `register` gives them. */
export function TextInput({ numeric, ...props }: TextInputProps) {
  const { field, rest } = splitFrame(props)
  return (
    <Field {...field}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={classNames(frame.control, numeric && frame.numeric)}
        />
      )}
    </Field>
  )
}
