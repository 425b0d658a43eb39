import type { z } from 'zod'
import type { ReadMessage } from '#modules/foundation/notifications/contract.ts'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'

const reportLabels = { delivered: 'Sampai', read: 'Dibaca', failed: 'Gagal' } as const

/** Without an account at WhatsApp staff choose what its stand-in reports of a message. */
export function StandInForm({
  message,
  reply,
}: {
  message: Pick<z.output<typeof ReadMessage>, 'id' | 'possibleReports' | 'deliveredAt'>
  reply: unknown
}) {
  return (
    <Card title="WhatsApp tiruan">
      <p className="mb-3 text-14 text-ink-2">
        Toko ini belum tersambung ke WhatsApp, jadi kabarnya bisa Anda pilih.
        {!message.deliveredAt && ' Tanpa pilihan, pesan sampai sendiri setelah satu menit.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {message.possibleReports.map((status) => (
          <ReplyForm key={status} reply={reply} intent={`report-${status}`}>
            <input type="hidden" name="id" value={message.id} />
            <SubmitButton variant="outlined" color={status === 'failed' ? 'danger' : 'primary'}>
              {reportLabels[status]}
            </SubmitButton>
          </ReplyForm>
        ))}
      </div>
    </Card>
  )
}
