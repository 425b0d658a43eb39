import { useEffect, useRef, type RefObject } from 'react'
import type { FormErrors } from '#web/form-errors.ts'
import { toast } from './toast.ts'

/** What a form has shown in sight once everything was loaded. */
const shown = new WeakSet<FormErrors>()

/**
 * Tells a refusal that its form cannot show any more. After a conflict the page loads what is so now, and a row
 * that a colleague has settled is gone together with its form: the sentence then comes as a toast, unless the form
 * stands elsewhere on the page now and says it.
 */
export function useRefusalToast(
  refusal: FormErrors | undefined,
  isBusy: boolean,
  form: RefObject<HTMLFormElement | null>,
): void {
  const untold = useRef<FormErrors>(undefined)
  useEffect(() => {
    untold.current = isBusy ? refusal : undefined
    if (refusal && !isBusy && form.current?.checkVisibility()) shown.add(refusal)
  }, [refusal, isBusy, form])
  useEffect(
    () => () => {
      const last = untold.current
      // A form in its place shows it before this.
      queueMicrotask(() => {
        if (last?.message && !shown.has(last)) void toast({ color: 'error', text: last.message })
      })
    },
    [],
  )
}
