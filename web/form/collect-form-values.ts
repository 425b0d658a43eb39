import { SECRET_FIELD_NAME, type FormErrors } from '../form-errors.ts'

/** What a refused form shows again, by property path: no secrets and no files. */
export function collectFormValues(form: FormData): FormErrors['values'] {
  const values: Record<string, string[]> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string' || SECRET_FIELD_NAME.test(name)) continue
    ;(values[toDottedPath(name)] ??= []).push(value)
  }
  return values
}

/** `items[0].qty` and `items.0.qty` name the same field. */
const toDottedPath = (name: string): string => name.replace(/\[(\d*)\]/g, '.$1')
