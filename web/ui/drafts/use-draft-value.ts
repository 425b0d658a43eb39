import { use, useEffect, useRef, useState } from 'react'
import { isEqual } from './draft-record.ts'
import { FormDraftContext } from './form-draft.ts'

/**
 * Like `useState`, for a control whose value is in React state or is more than one field: the value
 * takes part in the draft of the form around it under `name`, and changes when a draft is
 * restored. It has to survive JSON. Its native controls are marked `data-draft="off"`. Outside a form it
 * is plain state.
 */
export function useDraftValue<T>(name: string, initial: T): [T, (next: T) => void] {
  const draft = use(FormDraftContext)
  const [value, setValue] = useState(initial)
  const base = useRef(initial)
  useRestoredValue<T>(name, setValue)
  const change = (next: T) => {
    setValue(next)
    draft?.store(name, isEqual(next, base.current) ? undefined : next)
  }
  return [value, change]
}

/** Calls back once with the value of a draft that is restored. */
export function useRestoredValue<T>(name: string, onRestore: (value: T) => void): void {
  const restored = use(FormDraftContext)?.restoredDraft.values?.[name] as T | undefined
  const latest = useRef(onRestore)
  useEffect(() => void (latest.current = onRestore))
  useEffect(() => {
    if (restored !== undefined) latest.current(restored)
  }, [restored])
}
