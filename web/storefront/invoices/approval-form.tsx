import type { FormErrors } from '#web/form-errors.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'

/** The buyer agrees to what an invoice asks for; it is to be paid from then on. */
export const ApprovalForm = ({ reply }: { reply: FormErrors | undefined }) => (
  <Card title="Setujui tagihan">
    <ReplyForm reply={reply} intent="approve" className="grid gap-4">
      <p className="text-14 text-ink-2">
        Periksa jumlah dan harganya. Setelah disetujui, tagihan ini bisa dibayar.
      </p>
      <FormField name="note" label="Catatan" optional maxLength={300} />
      <div>
        <SubmitButton color="main" className="max-sm:w-full">
          Setujui tagihan
        </SubmitButton>
      </div>
    </ReplyForm>
  </Card>
)
