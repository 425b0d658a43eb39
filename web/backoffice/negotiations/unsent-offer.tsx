import { isFormErrors } from '#web/form-errors.ts'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import type { StaffNegotiationDetails } from './types.ts'

/** What was typed while a colleague answered, or the negotiation ended: it is there to be read and copied. */
export function UnsentOffer({
  reply,
  lines,
}: {
  reply: unknown
  lines: StaffNegotiationDetails['lines']
}) {
  const values = isFormErrors(reply) ? reply.values : {}
  if (values['intent']?.[0] !== 'offer') return null
  const read = (path: string) => values[path]?.[0] ?? ''
  const typed: [string, string][] = [
    ...lines.map(({ name, variantName }, index): [string, string] => [
      `${name} ${variantName}`,
      read(`lines.${index}.price`),
    ]),
    ['Ongkos kirim', read('freight')],
    ['Catatan untuk pembeli', read('note')],
  ]
  return (
    <Card title="Belum terkirim">
      <p className="mb-3 text-14 text-ink-2">
        Negosiasi ini berubah sebelum penawaran Anda sampai. Lihat dulu yang terbaru; isian Anda
        bisa disalin dari sini.
      </p>
      <DescriptionList rows={typed.filter(([, text]) => text !== '')} />
    </Card>
  )
}
