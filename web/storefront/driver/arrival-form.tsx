import type { FormErrors } from '#web/form-errors.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import type { OutgoingReport } from './outgoing.ts'
import type { DropResponse } from './types.ts'

/** Says that the vehicle is there; without a connection the report waits on the phone. */
export const ArrivalForm = ({
  drop,
  token,
  onReport,
  reply,
}: {
  drop: DropResponse
  token: string
  onReport: (report: OutgoingReport) => Promise<void>
  reply: FormErrors | undefined
}) => (
  <ReplyForm
    reply={reply}
    intent={`arrive ${drop.id}`}
    onSubmit={(event) => {
      event.preventDefault()
      void onReport({
        key: crypto.randomUUID(),
        token,
        deliveryId: drop.id,
        kind: 'arrival',
        label: drop.number,
        at: new Date().toISOString(),
      })
    }}
  >
    <SubmitButton wide className="min-h-14! text-18!" aria-description={drop.number}>
      Sudah sampai
    </SubmitButton>
  </ReplyForm>
)
