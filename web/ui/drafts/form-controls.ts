import { SECRET_FIELD_NAME } from '#web/form-errors.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const EXCLUDED_TYPES = new Set(['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image'])

/**
 * The controls of a form that a draft stores, by name; a group of choices has one name. Never
 * passwords, codes and files. `data-draft` on a control or around it is the name to store it under,
 * or `off` where the control stores itself with `useDraftValue`: those are the `self-stored` ones.
 */
export function listControls(
  form: HTMLFormElement,
  kind: 'stored' | 'self-stored' = 'stored',
): Map<string, Control[]> {
  const controls = new Map<string, Control[]>()
  for (const element of form.elements) {
    if (!isControl(element) || EXCLUDED_TYPES.has(element.type) || element.disabled) continue
    const secret = `${element.name} ${element.autocomplete}`
    const marked = element.closest<HTMLElement>('[data-draft]')?.dataset['draft']
    if (!element.name || SECRET_FIELD_NAME.test(secret)) continue
    if ((marked === 'off') !== (kind === 'self-stored')) continue
    const name = kind === 'stored' ? (marked ?? element.name) : element.name
    controls.set(name, [...(controls.get(name) ?? []), element])
  }
  return controls
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/** The value of a hidden field; undefined where the form has none of that name. */
export function readHidden(form: HTMLFormElement, name: string): string | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement && field.type === 'hidden' ? field.value : undefined
}

/** What the controls of one name hold now. */
export const readTyped = (controls: readonly Control[]): string[] =>
  controls.flatMap((control) =>
    isCheckable(control) ? (control.checked ? [control.value] : []) : [control.value],
  )

/** What they held when the page was made. */
export const readBase = (controls: readonly Control[]): string[] =>
  controls.flatMap((control) => {
    if (isCheckable(control)) return control.defaultChecked ? [control.value] : []
    if (!(control instanceof HTMLSelectElement)) return [control.defaultValue]
    const options = [...control.options]
    const chosen = options.find(({ defaultSelected }) => defaultSelected)
    return [(chosen ?? options.find(({ disabled }) => !disabled))?.value ?? '']
  })

/**
 * Gives controls their values back as if they were typed again, so that React state follows. A
 * choice that is no longer offered stays as it is.
 */
export function fillControls(controls: readonly Control[], values: readonly string[]): void {
  controls.forEach((control, index) => {
    if (isCheckable(control)) {
      if (control.checked !== values.includes(control.value)) control.click()
      return
    }
    const value = values[index]
    if (value === undefined || value === control.value) return
    if (control instanceof HTMLSelectElement) {
      if (![...control.options].some((option) => option.value === value)) return
      control.value = value
    } else {
      // React overrides the property of its own inputs and ignores what is set through it.
      const prototype: object = Object.getPrototypeOf(control)
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value)
    }
    control.dispatchEvent(new Event('input', { bubbles: true }))
    if (control instanceof HTMLSelectElement)
      control.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

export const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
