import { FieldError } from '#web/ui/field.tsx'
import { useFormField } from '#web/ui/form.tsx'

/** The error of a group of fields, such as all rows of a table, below the group. */
export function GroupError({ name }: { name: string }) {
  const { error } = useFormField(name)
  return error ? <FieldError>{error}</FieldError> : null
}
