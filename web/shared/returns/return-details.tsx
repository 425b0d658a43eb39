import type { z } from 'zod'
import type { OrderReturn } from '#modules/finance/returns/contract.ts'
import { returnReasonNames } from '#modules/finance/returns/rules/return-reasons.ts'
import { returnStatusNames } from '#modules/finance/returns/rules/return-status.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { TextLink } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { Timeline } from '#web/ui/timeline.tsx'

export type OrderReturnResponse = z.output<typeof OrderReturn>
type Line = OrderReturnResponse['lines'][number]

/** What a return is about: every line with its reason and how much of it there is by now. */
export const ReturnLines = ({ lines }: Pick<OrderReturnResponse, 'lines'>) => (
  <ul className="grid gap-2 text-14">
    {lines.map((line) => (
      <li key={line.lineId} className="grid gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="min-w-0">
          <b className="font-semibold">{line.name}</b>
          <span className="block text-ink-2">{returnReasonNames[line.reason]}</span>
        </span>
        <span className="num sm:text-right">{describeQuantity(line)}</span>
      </li>
    ))}
  </ul>
)

/** `diminta 30 sak, disetujui 20, diterima 15`: what is the same as before is not repeated. */
function describeQuantity({ unit, requested, approved, received }: Line): string {
  const parts = [`diminta ${formatQuantity(requested)} ${unit}`]
  if (approved !== null && approved !== requested)
    parts.push(`disetujui ${formatQuantity(approved)}`)
  if (received !== null && received !== approved) parts.push(`diterima ${formatQuantity(received)}`)
  return parts.join(', ')
}

/** The buyer's pictures, each opening in full size. */
export const ReturnPictures = ({
  pictures,
  toUrl,
}: Pick<OrderReturnResponse, 'pictures'> & { toUrl: (id: string) => string }) =>
  pictures.length > 0 && (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ id, name }, index) => (
        <li key={id}>
          <a href={toUrl(id)} target="_blank" rel="noreferrer" title={name} className="block">
            <img
              src={toUrl(id)}
              alt={`Foto ${index + 1}, buka ukuran penuh`}
              width={96}
              height={96}
              className="size-24 rounded-control border border-line bg-panel object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )

/** What was given back of each invoice, with its document and the number of the bank's transfer. */
export const ReturnCredits = ({
  creditNotes,
  toUrl,
}: Pick<OrderReturnResponse, 'creditNotes'> & { toUrl: (creditNoteId: string) => string }) =>
  creditNotes.map((creditNote) => (
    <DescriptionList
      key={creditNote.id}
      rows={[
        [
          'Nota kredit',
          <TextLink
            key="n"
            to={toUrl(creditNote.id)}
            reloadDocument
            icon="download"
            className="-my-3"
          >
            {creditNote.number}
          </TextLink>,
        ],
        ['Barang', <Money key="g" of={creditNote.goods} exact />],
        ['Ongkos kirim', <Money key="f" of={creditNote.freight} exact />],
        ['Termasuk PPN', <Money key="t" of={creditNote.tax} exact />],
        [
          creditNote.offInvoice ? 'Dipotong' : 'Dikembalikan',
          <Money key="s" of={creditNote.total} exact className="font-heavy" />,
        ],
        creditNote.offInvoice
          ? ['Dari tagihan', creditNote.invoiceNumber]
          : ['Referensi transfer', creditNote.reference ?? 'Belum ditransfer'],
      ]}
    />
  ))

export const ReturnTimeline = ({ timeline }: Pick<OrderReturnResponse, 'timeline'>) => (
  <Timeline
    items={timeline.map((entry, index) => ({
      title: returnStatusNames[entry.status],
      by: `${entry.by} · ${formatDateTime(entry.at)}`,
      note: entry.note ?? undefined,
      phase:
        index < timeline.length - 1 || entry.status === 'credited'
          ? 'done'
          : entry.status === 'refused' || entry.status === 'withdrawn'
            ? 'stopped'
            : 'now',
    }))}
  />
)
