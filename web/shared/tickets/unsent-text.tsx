import { isFormErrors } from '#web/form-errors.ts'
import { Card } from '#web/ui/card.tsx'

/** What was written while a ticket was being closed: it cannot be sent any more, and is there to be copied. */
export function UnsentText({ reply, intent }: { reply: unknown; intent: string }) {
  const values = isFormErrors(reply) ? reply.values : {}
  const text = values['intent']?.[0] === intent && values['text']?.[0]
  return text ? (
    <Card title="Belum terkirim">
      <p className="mb-3 text-14 text-ink-2">
        Tiket ini ditutup sebelum pesan Anda sampai. Salin bila masih diperlukan.
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
    </Card>
  ) : null
}
