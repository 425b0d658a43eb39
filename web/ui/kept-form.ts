import { useEffect, useRef } from 'react'

type Lasting = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const lasting = (field: Element): field is Lasting =>
  (field instanceof HTMLInputElement &&
    !['hidden', 'password', 'file', 'radio', 'checkbox'].includes(field.type)) ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

/** What React holds itself stands below `data-unkept`: its state would not hear of an older value. */
const keeps = (field: Element): field is Lasting =>
  lasting(field) && !field.closest('[data-unkept]')

/**
 * Keeps what is typed into the form around the marked element for as long as the tab lives: a
 * reload or a way back finds it again. Never passwords or files, and nothing leaves the browser.
 */
export function useKeptForm(name: string) {
  const mark = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = mark.current?.form
    if (!form) return
    const kept = read(name)
    for (const field of form.elements)
      if (keeps(field) && !isTyped(field) && canTake(field, kept[field.name]))
        field.value = kept[field.name]!
    const keep = (field: EventTarget | Element | null) => {
      if (field instanceof Element && keeps(field) && field.name)
        sessionStorage.setItem(name, JSON.stringify({ ...read(name), [field.name]: field.value }))
    }
    // Fast fingers type before the scripts have come.
    for (const field of form.elements) if (isTyped(field)) keep(field)
    const onInput = (event: Event) => keep(event.target)
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [name])
  return mark
}

/** What was typed has served its purpose. */
export const forgetForm = (name: string): void => sessionStorage.removeItem(name)

function read(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Whether somebody has written in it already. */
const isTyped = (field: Element): boolean =>
  field instanceof HTMLTextAreaElement && field.value !== field.defaultValue

const canTake = (field: Element, value: string | undefined): boolean =>
  value !== undefined &&
  (!(field instanceof HTMLSelectElement) ||
    [...field.options].some((option) => option.value === value))
