import { use, useEffect, useRef } from 'react'
import { FormDraftContext } from './form-draft.ts'
import { useRestoredValue } from './use-draft-value.ts'

type Props<T> = {
  name: string
  value: T
  onRestore: (value: T) => void
}

/**
 * Like `useDraftValue` for state that lives outside its form: rendered within the form, it keeps
 * the value and shows nothing.
 */
export function DraftState<T>({ name, value, onRestore }: Props<T>) {
  const draft = use(FormDraftContext)
  const stored = useRef(value)
  useRestoredValue<T>(name, (restored) => {
    stored.current = restored
    onRestore(restored)
  })
  useEffect(() => {
    if (value === stored.current) return
    stored.current = value
    draft?.store(name, value)
  }, [draft, name, value])
  return null
}
