import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { LineQuantities } from './line-quantities.tsx'
import type { StaffReturnDetails } from './types.ts'

type Props = { reply: unknown }

/** Approves with quantities and the day on which the goods are fetched. */
export function ApproveForm({
  details: { lines },
  today,
  reply,
}: Props & { details: StaffReturnDetails; today: string }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Setujui retur">
      <ReplyForm fetcher={fetcher} reply={reply} intent="approve" className="grid gap-4">
        <LineQuantities
          lines={lines}
          limit={(line) => ({ label: 'diminta', quantity: line.requested })}
          fields={[{ name: 'qty', label: 'Disetujui', initial: (line) => line.requested }]}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <FormField
            name="pickupOn"
            label="Tanggal ambil"
            type="date"
            min={today}
            defaultValue={today}
            required
          />
          <FormField name="note" label="Pesan untuk pembeli" optional maxLength={500} />
        </div>
        <div>
          <SubmitButton color="main" className="max-sm:w-full">
            Setujui retur
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
