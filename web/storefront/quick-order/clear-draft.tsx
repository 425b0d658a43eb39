import { use, useEffect } from 'react'
import { FormDraftContext } from '#web/ui/drafts/form-draft.ts'

/** Forgets the draft of the form around it; the text stays to read. */
export function ClearDraft() {
  const draft = use(FormDraftContext)
  // Once: what is typed afterwards is a new draft.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => draft?.clear(), [])
  return null
}
