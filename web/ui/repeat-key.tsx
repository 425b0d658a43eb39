import { useEffect, useState } from 'react'
import { isFormErrors } from '#web/form-errors.ts'

/**
 * A hidden field that is the same for every try of a form until one succeeds: when a response was lost,
 * pressing again does nothing twice. `reply` is the form's result. Empty before scripts run.
 */
export function RepeatKey({ reply }: { reply: unknown }) {
  const [key, setKey] = useState('')
  const isOpen = isFormErrors(reply) && reply.code !== 'idempotency.other_body'
  useEffect(() => {
    // Only secure origins have it.
    if (!isOpen) setKey(globalThis.crypto.randomUUID?.() ?? '')
  }, [reply, isOpen])
  return <input type="hidden" name="key" value={key} />
}
