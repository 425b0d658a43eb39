import type { Page } from 'playwright-core'

/** The fields of one form as a person sees them, by name: values, or which choices are ticked. */
type TypedFields = Record<string, string[]>

/** A posted form of the page that a person types into: its place among them and its fields. */
export type TypedForm = { place: number; name: string; fields: TypedFields }

/** Finds the forms of the page that are posted and have fields to type into. */
const listTypedForms = (page: Page): Promise<TypedForm[]> =>
  page.evaluate(() => {
    const isTyped = (field: Element) =>
      !(field instanceof HTMLInputElement && /hidden|password|file|submit/.test(field.type)) &&
      !(field instanceof HTMLButtonElement) &&
      !(field instanceof HTMLFieldSetElement) &&
      // One-time codes are secrets, which a draft never has (decision 28).
      (field as HTMLInputElement).autocomplete !== 'one-time-code' &&
      (field as HTMLInputElement).name !== ''
    return [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')].flatMap(
      (form, place) => {
        const fields: Record<string, string[]> = {}
        for (const field of form.elements) {
          if (!isTyped(field)) continue
          const { name, value, type, checked } = field as HTMLInputElement
          const isChoice = type === 'checkbox' || type === 'radio'
          fields[name] = [...(fields[name] ?? []), ...(isChoice && !checked ? [] : [value])]
        }
        const intent = form.querySelector<HTMLInputElement>('input[name=intent]')?.value ?? ''
        return Object.keys(fields).length > 0 ? [{ place, name: intent, fields }] : []
      },
    )
  })

/** Changes every field of a form, as typing and pressing would. */
export const changeEveryField = (page: Page, { place }: TypedForm): Promise<void> =>
  page.evaluate((at) => {
    const form = document.querySelectorAll<HTMLFormElement>('form[method="post"]')[at]!
    const type = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!
      setter.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    for (const field of form.elements) {
      if (field instanceof HTMLSelectElement) {
        // Region lists load one another; they have a journey of their own.
        const other = [...field.options].findLast(
          (option) => !option.disabled && !option.selected && option.value !== '',
        )
        if (!other || field.dataset['draft'] === 'off') continue
        field.value = other.value
        for (const kind of ['input', 'change'])
          field.dispatchEvent(new Event(kind, { bubbles: true }))
      } else if (field instanceof HTMLTextAreaElement) type(field, `Isian panjang\nuji`)
      else if (field instanceof HTMLInputElement) {
        if (/hidden|password|file|submit/.test(field.type) || field.disabled) continue
        if (field.type === 'checkbox') field.click()
        else if (field.type === 'radio') {
          if (!field.checked) field.click()
        } else if (field.type === 'tel') type(field, '0812 9041 7736')
        else if (field.type === 'email') type(field, 'uji@contoh.id')
        else {
          const isNumber = /decimal|numeric/.test(field.inputMode) || field.type === 'number'
          type(field, isNumber ? '7' : 'Uji')
        }
      }
    }
  }, place)

/** Buying: a quantity beside its button takes a second, and the cart shows it at once. */
const isLong = ({ fields }: TypedForm) => Object.keys(fields).join() !== 'qty'

/** The forms of the page that take longer than a few seconds to fill. */
export const listLongForms = async (page: Page): Promise<TypedForm[]> =>
  (await listTypedForms(page)).filter(isLong)
