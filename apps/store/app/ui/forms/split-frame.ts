import type { FieldFrame } from './field.tsx'

/** What of a control's properties its field shows around it, and what is left for the control itself. */
export function splitFrame<Props extends FieldFrame>(props: Props) {
  const { label, hint, error, required, optional, labelHidden, id, className, describedBy, ...rest } = props
  const field: FieldFrame = {
    label,
    hint,
    error,
    required,
    optional,
    labelHidden,
    id,
    className,
    describedBy,
  }
  return { field, rest }
}
