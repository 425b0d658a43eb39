import { useEffect, useRef } from 'react'

type PersistableField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isPersistable = (field: Element): field is PersistableField =>
  (field instanceof HTMLInputElement &&
    !['hidden', 'password', 'file', 'radio', 'checkbox'].includes(field.type)) ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

/**
 * Fields whose state is in React are marked `data-not-persisted`: React would not notice a restored
 * value.
 */
const shouldPersist = (field: Element): field is PersistableField =>
  isPersistable(field) && !field.closest('[data-not-persisted]')

/**
 * Persists what is typed into the form around the marked element in the tab's session storage, for
 * a reload or a way back. Never passwords or files; nothing is sent.
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
    // Visitors may type before the scripts have loaded.
    for (const field of form.elements) if (isTyped(field)) save(field)
    const onInput = (event: Event) => save(event.target)
    form.addEventListener('input', onInput)
    return () => form.removeEventListener('input', onInput)
  }, [name])
  return markerRef
}

/** Forgets a form once it has been sent. */
export const clearPersistedForm = (name: string): void => sessionStorage.removeItem(name)

function readStored(name: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Whether the visitor has typed into it. */
const isTyped = (field: Element): boolean =>
  field instanceof HTMLTextAreaElement && field.value !== field.defaultValue

const canRestore = (field: Element, value: string | undefined): boolean =>
  value !== undefined &&
  (!(field instanceof HTMLSelectElement) ||
    [...field.options].some((option) => option.value === value))
