import { use, useEffect, useState } from 'react'
import { isFormErrors } from '#web/form-errors.ts'
import { FormDraftContext } from '../drafts/form-draft.ts'

type Props = {
  /** One from the server, for a form that needs it before scripts run. */
  initial?: string | undefined
  /** The result of a form that stays on its page: after a success it gets another key. */
  reply?: unknown
}

/**
 * The form's idempotency key: submitting again after a lost response has no second effect. After a post with unknown
 * outcome it stays the same, even across a reload or another sign-in.
 */
export function IdempotencyKey({ initial, reply }: Props) {
  const draft = use(FormDraftContext)
  const [key, setKey] = useState('')
  const isOpen = isFormErrors(reply) && reply.code !== 'idempotency.other_body'
  useEffect(() => {
    // Only secure origins have it.
    if (!isOpen) setKey(globalThis.crypto.randomUUID?.() ?? '')
  }, [reply, isOpen])
  return <input type="hidden" name="key" value={draft?.restoredDraft.postKey ?? initial ?? key} />
}
