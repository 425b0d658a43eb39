import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import type { OrderSource } from '../assisted-orders/load-source.ts'
import { StartDelivery, type StartFreightEstimate } from './start-delivery.tsx'
import { StartLine } from './start-line.tsx'

/** Prices, destination, freight and validity of an offer for a buyer who phoned. */
export function StartForm({
  source: { buyer, addresses, lines },
  initialKey,
  validUntil,
  reply,
  freightEstimate,
}: {
  source: OrderSource
  initialKey: string
  /** The proposed last day of the offer. */
  validUntil: string
  reply: unknown
  /** Undefined until it was asked for. */
  freightEstimate: StartFreightEstimate | undefined
}) {
  return (
    <ReplyForm
      reply={reply}
      draft={{ record: buyer.accountId }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <IdempotencyKey initial={initialKey} />
      <input type="hidden" name="email" value={buyer.email} />
      <Card title="Harga" flush>
        <ul>
          {lines.map((line, index) => (
            <StartLine key={`${line.number} ${line.text}`} line={line} index={index} />
          ))}
        </ul>
      </Card>
      <StartDelivery addresses={addresses} freightEstimate={freightEstimate} />
      <Card title="Penawaran">
        <div className="grid gap-4 md:grid-cols-2">
          <FormField name="project" label="Nama proyek" optional maxLength={120} />
          <FormField
            name="validUntil"
            label="Berlaku sampai akhir hari"
            type="date"
            defaultValue={validUntil}
            required
          />
          <FormField name="note" label="Catatan untuk pembeli" optional className="md:col-span-2">
            {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
          </FormField>
        </div>
        <SubmitButton color="main" name="intent" value="start" className="mt-4">
          Kirim penawaran
        </SubmitButton>
      </Card>
    </ReplyForm>
  )
}
