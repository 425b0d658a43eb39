import { MAX_PICTURE_BYTES, PICTURE_OR_PDF } from '#modules/foundation/files/picture-rules.ts'
import { MAX_REFUND_PROOF_BYTES } from '#modules/finance/refunds/rules/refund-proof.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FileField } from '#web/ui/files/file-field.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { StaffRefundDetails } from './types.ts'

type Props = { refund: StaffRefundDetails; canUpload: boolean; reply: unknown }

/** The proof of the transfer: to open, and for finance to upload or to replace. */
export function RefundProof({ refund: { id, proof }, canUpload, reply }: Props) {
  if (!proof && !canUpload) return null
  return (
    <Card title="Bukti transfer">
      <div className="grid gap-4">
        {proof && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 wrap-anywhere">{proof.name}</span>
            <ButtonLink
              to={`/backoffice/pengembalian-dana/${id}/bukti`}
              reloadDocument
              variant="outlined"
              size="small"
              icon="file-text"
            >
              Buka bukti
            </ButtonLink>
          </div>
        )}
        {canUpload && <UploadForm key={proof?.name} isFirst={!proof} reply={reply} />}
      </div>
    </Card>
  )
}

function UploadForm({ isFirst, reply }: { isFirst: boolean; reply: unknown }) {
  const fetcher = useActionFetcher()
  const form = (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent="proof"
      encType="multipart/form-data"
      className="grid gap-3"
    >
      <p className="text-14 text-ink-2">
        Pembeli bisa membukanya di halaman pesanannya. Tutupi saldo rekening toko dahulu.
      </p>
      <FileField
        label="Foto atau PDF bukti transfer"
        accept={PICTURE_OR_PDF}
        maxBytes={MAX_REFUND_PROOF_BYTES}
        maxPictureBytes={MAX_PICTURE_BYTES}
      />
      <div>
        <SubmitButton
          {...(isFirst ? { color: 'main' as const } : { variant: 'outlined' as const })}
          className="max-sm:w-full"
        >
          {isFirst ? 'Unggah bukti' : 'Ganti bukti'}
        </SubmitButton>
      </div>
    </ReplyForm>
  )
  if (isFirst) return form
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-14 font-semibold text-link">
        Berkasnya keliru?
      </summary>
      <div className="mt-2">{form}</div>
    </details>
  )
}
