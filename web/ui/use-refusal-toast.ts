import { useEffect, useRef } from 'react'
import type { FormErrors } from '#web/form-errors.ts'
import { toast } from './toast.ts'

/**
 * Tells a refusal that its form cannot show any more. After a conflict the page loads what is so now, and a row
 * that a colleague has settled is gone together with its form: the sentence then comes as a toast.
 */
export function useRefusalToast(refusal: FormErrors | undefined, isBusy: boolean): void {
  const latest = useRef({ refusal, isBusy })
  const seen = useRef<FormErrors>(undefined)
  useEffect(() => {
    latest.current = { refusal, isBusy }
    // What the form shows once everything is loaded has been read.
    if (!isBusy) seen.current = refusal
  }, [refusal, isBusy])
  useEffect(
    () => () => {
      const last = latest.current
      if (last.isBusy && last.refusal?.message && last.refusal !== seen.current)
        void toast({ color: 'error', text: last.refusal.message })
    },
    [],
  )
}
