import { MAX_PICTURE_BYTES, PICTURE_OR_PDF } from '#modules/foundation/files/picture-rules.ts'
import { Card } from '#web/ui/card.tsx'
import { FileField } from '#web/ui/files/file-field.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { MAX_PROOF_BYTES } from '#modules/finance/payments/rules/proof.ts'
import type { FormErrors } from '#web/form-errors.ts'

/** The proof of a transfer: a photo or the bank's PDF, with an optional note. */
export function PaymentProofForm({
  invoiceId,
  reply,
}: {
  invoiceId: string
  reply: FormErrors | undefined
}) {
  return (
    <Card title="Kirim bukti transfer" className="print:hidden">
      <ReplyForm
        reply={reply}
        intent="proof"
        encType="multipart/form-data"
        className="grid gap-4"
        replace
      >
        <input type="hidden" name="invoice" value={invoiceId} />
        <FileField
          label="Foto atau PDF bukti transfer"
          accept={PICTURE_OR_PDF}
          maxBytes={MAX_PROOF_BYTES}
          maxPictureBytes={MAX_PICTURE_BYTES}
        />
        <FormField
          name="note"
          label="Catatan"
          optional
          maxLength={300}
          hint="Misalnya nama pengirim bila bukan atas nama Anda."
        />
        <SubmitButton color="main" size="large" wide>
          Kirim bukti
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}
