import { useActionData } from 'react-router'
import { isFormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { SharedTracking } from './handle-order-form.ts'

/** Makes a link by which the recipient follows a delivery without an account; it is shown once, to be copied. */
export function ShareTracking({
  delivery: { id, number },
}: {
  delivery: { id: string; number: string }
}) {
  const result = useActionData<unknown>()
  const url = isSharedTracking(result) && result.deliveryId === id ? result.url : undefined
  return (
    <div className="mt-3">
      {url && (
        <Alert severity="success" className="mb-3" title="Tautan lacak untuk penerima">
          <span className="flex items-center gap-2">
            <code className="min-w-0 wrap-anywhere">{url}</code>
            <CopyButton text={url} label={`Salin tautan lacak ${number}`} />
          </span>
          Siapa pun yang memegangnya bisa melihat kiriman ini, tanpa alamat dan harga.
        </Alert>
      )}
      <ReplyForm reply={isFormErrors(result) ? result : undefined} intent={`share-tracking ${id}`}>
        <SubmitButton variant="outlined" color="secondary" size="small">
          {url ? 'Buat tautan lagi' : 'Buat tautan lacak'}
        </SubmitButton>
      </ReplyForm>
    </div>
  )
}

const isSharedTracking = (result: unknown): result is SharedTracking =>
  typeof result === 'object' && result !== null && 'deliveryId' in result && 'url' in result
