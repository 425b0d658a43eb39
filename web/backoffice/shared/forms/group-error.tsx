import { FieldError } from '#web/ui/forms/field.tsx'
import { useFormField } from '#web/ui/forms/form.tsx'

/** The error of a group of fields, such as all rows of a table, below the group. */
export function GroupError({ name }: { name: string }) {
  const { error } = useFormField(name)
  return error ? <FieldError>{error}</FieldError> : null
}
