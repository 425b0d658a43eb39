import { use } from 'react'
import { Alert } from '../alert.tsx'
import { Button } from '../button.tsx'
import { FormDraftContext } from './form-draft.ts'

/** Says that a form was given back what was typed into it before, and offers to empty it. */
export function DraftNotice({ className = '' }: { className?: string }) {
  const draft = use(FormDraftContext)
  if (!draft) return null
  const { restored, isStale = false, missingFiles = [] } = draft.given
  if (!restored && missingFiles.length === 0) return null
  return (
    <Alert
      severity={isStale ? 'warning' : 'info'}
      className={className}
      action={
        <Button variant="ghost" size="small" onClick={draft.discard}>
          Kosongkan
        </Button>
      }
    >
      {isStale
        ? 'Data ini berubah setelah Anda mengetik. Isian Anda dipulihkan di atas data terbaru; periksa sebelum menyimpan.'
        : restored && 'Isian Anda yang belum terkirim dipulihkan.'}
      {missingFiles.length > 0 && ` Pilih lagi berkasnya: ${missingFiles.join(', ')}.`}
    </Alert>
  )
}
