import { useEffect, useRef } from 'react'
import type { FormErrors } from '#web/form-errors.ts'
import { toast } from './toast.ts'

/**
 * Tells a refusal that its form cannot show any more. After a conflict the page loads what is so now, and a row
 * that a colleague has settled is gone together with its form: the sentence then comes as a toast.
 */
export function useRefusalToast(refusal: FormErrors | undefined, isBusy: boolean): void {
  const shown = useRef<FormErrors>(undefined)
  const untold = useRef<FormErrors>(undefined)
  useEffect(() => {
    // What the form shows once everything is loaded has been read.
    if (!isBusy) shown.current = refusal
    untold.current = refusal === shown.current ? undefined : refusal
  }, [refusal, isBusy])
  useEffect(
    () => () => {
      const text = untold.current?.message
      if (text) void toast({ color: 'error', text })
    },
    [],
  )
}
