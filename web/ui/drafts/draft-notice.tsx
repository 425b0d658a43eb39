import { use } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { FormDraftContext } from './form-draft.ts'

/** Says that what was typed into a form before is back, and offers to empty it. */
export function DraftNotice({ className = '' }: { className?: string }) {
  const draft = use(FormDraftContext)
  if (!draft) return null
  const { values, missingFiles = [] } = draft.restoredDraft
  if (!values && missingFiles.length === 0) return null
  return (
    <Alert
      severity="info"
      className={className}
      action={
        <Button variant="ghost" size="small" onClick={draft.discard}>
          Kosongkan
        </Button>
      }
    >
      {values && 'Isian Anda yang belum terkirim dipulihkan.'}
      {missingFiles.length > 0 && ` Pilih lagi berkasnya: ${missingFiles.join(', ')}.`}
    </Alert>
  )
}
