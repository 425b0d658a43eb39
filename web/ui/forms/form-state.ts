/**
 * What a form's fields hold, as text to compare: as they were made (`default`) or as they are now.
 * Hidden fields are not the visitor's. A box that is not ticked holds nothing: those of a list's rows come and go with
 * the page of the list, and with each time that it is read again.
 */
export function readFormState(form: HTMLFormElement, version: 'default' | 'current'): string {
  const read = version === 'default' ? readDefault : readCurrent
  const ticked = version === 'default' ? 'defaultChecked' : 'checked'
  const fields = [...form.elements]
    .filter(isTypedField)
    .filter((field) => !isCheckable(field) || field[ticked])
  return JSON.stringify(fields.map((field) => [field.name, read(field)]))
}

/** The state of a form without anything of the visitor's, such as a single button. */
export const NOTHING_TYPED = '[]'

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const UNTYPED = new Set(['hidden', 'submit', 'button', 'reset', 'image'])
const isCheckable = (field: TypedField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

const isTypedField = (field: Element): field is TypedField =>
  (field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement) &&
  field.name !== '' &&
  !UNTYPED.has(field.type)

function readCurrent(field: TypedField): unknown {
  if (field instanceof HTMLInputElement && field.files)
    return Array.from(field.files, ({ name, size }) => [name, size])
  if (field instanceof HTMLSelectElement)
    return Array.from(field.selectedOptions, ({ value }) => value)
  return field.value
}

function readDefault(field: TypedField): unknown {
  // Without a value of its own a box has `on`, which its default value does not say.
  if (isCheckable(field)) return field.value
  if (field instanceof HTMLInputElement && field.type === 'file') return []
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const chosen = Array.from(field.options).filter(({ defaultSelected }) => defaultSelected)
  // A select for one choice shows its first option by itself.
  const shown = chosen.length > 0 || field.multiple ? chosen : Array.from(field.options).slice(0, 1)
  return shown.map(({ value }) => value)
}
