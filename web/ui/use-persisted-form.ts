import { useEffect, useRef } from 'react'

type PersistableField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isPersistable = (field: Element): field is PersistableField =>
  (field instanceof HTMLInputElement &&
    !['hidden', 'password', 'file', 'radio', 'checkbox'].includes(field.type)) ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

/** What React holds itself stands below `data-not-persisted`: its state would not hear of an older value. */
const shouldPersist = (field: Element): field is PersistableField =>
  isPersistable(field) && !field.closest('[data-not-persisted]')

/**
 * Keeps what is typed into the form around the marked element for as long as the tab lives: a
 * reload or a way back finds it again. Never passwords or files, and nothing leaves the browser.
 */
export function usePersistedForm(name: string) {
  const markerRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = markerRef.current?.form
    if (!form) return
    const stored = readStored(name)
    for (const field of form.elements)
      if (shouldPersist(field) && !isTyped(field) && canRestore(field, stored[field.name]))
        field.value = stored[field.name]!
    const save = (field: EventTarget | Element | null) => {
      if (field instanceof Element && shouldPersist(field) && field.name)
        sessionStorage.setItem(
          name,
          JSON.stringify({ ...readStored(name), [field.name]: field.value }),
        )
    }
    // Fast fingers type before the scripts have come.
    for (const field of form.elements) if (isTyped(field)) save(field)
    const onInput = (event: Event) => save(event.target)
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [name])
  return markerRef
}

/** What was typed has served its purpose. */
export const clearPersistedForm = (name: string): void => sessionStorage.removeItem(name)

function readStored(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Whether somebody has written in it already. */
const isTyped = (field: Element): boolean =>
  field instanceof HTMLTextAreaElement && field.value !== field.defaultValue

const canRestore = (field: Element, value: string | undefined): boolean =>
  value !== undefined &&
  (!(field instanceof HTMLSelectElement) ||
    [...field.options].some((option) => option.value === value))
