import { use } from 'react'
import { FormDraftContext } from './form-draft.ts'

/**
 * The idempotency key of a form: a repeated post has one effect. After a post whose outcome is
 * unknown it stays the same, also across a reload and another sign-in.
 */
export function PostKey({ value }: { value: string }) {
  const draft = use(FormDraftContext)
  return <input type="hidden" name="key" value={draft?.restoredDraft.postKey ?? value} />
}
