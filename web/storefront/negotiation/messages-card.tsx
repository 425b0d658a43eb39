import type { FormErrors } from '#web/form-errors.ts'
import { NegotiationMessages } from '#web/shared/negotiation/messages.tsx'
import type { NegotiationLineResponse, NegotiationResponse } from '#web/shared/negotiation/types.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'

/** What was written so far, and a message to the sales team. */
export function MessagesCard({
  header,
  lines,
  reply,
}: {
  header: NegotiationResponse
  lines: readonly NegotiationLineResponse[]
  reply: FormErrors | undefined
}) {
  return (
    <Card title="Catatan">
      <div className="grid gap-4">
        <NegotiationMessages messages={header.messages} lines={lines} own="buyer" />
        <ReplyForm reply={reply} intent="message" className="grid gap-3">
          <FormField name="text" label="Tulis ke tim penjualan">
            {({ required, ...control }) => (
              <Textarea {...control} required={required} rows={2} maxLength={1000} />
            )}
          </FormField>
          <FormField name="lineId" label="Tentang" optional>
            {(control) => (
              <Select
                {...control}
                prompt="Negosiasi ini"
                options={lines.map(({ id, name, variantName }) => ({
                  value: id,
                  label: `${name} ${variantName}`,
                }))}
              />
            )}
          </FormField>
          <SubmitButton variant="outlined" className="justify-self-start">
            Kirim catatan
          </SubmitButton>
        </ReplyForm>
      </div>
    </Card>
  )
}
