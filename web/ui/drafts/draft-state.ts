import { use, useEffect, useRef } from 'react'
import { FormDraftContext } from './form-draft.ts'
import { useGivenBack } from './use-draft-value.ts'

type Props<T> = {
  name: string
  value: T
  onGiveBack: (value: T) => void
}

/**
 * Like `useDraftValue` for state that lives outside its form: rendered within the form, it keeps
 * the value and shows nothing.
 */
export function DraftState<T>({ name, value, onGiveBack }: Props<T>) {
  const draft = use(FormDraftContext)
  const stored = useRef(value)
  useGivenBack<T>(name, (restored) => {
    stored.current = restored
    onGiveBack(restored)
  })
  useEffect(() => {
    if (value === stored.current) return
    stored.current = value
    draft?.keep(name, value)
  }, [draft, name, value])
  return null
}
