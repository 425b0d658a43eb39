import { formatRupiah } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { LineChangeFields } from './line-change-fields.tsx'
import { StaffLine } from './staff-line.tsx'
import { TemplatedText } from '../shared/templates/templated-text.tsx'
import { UnsentOffer } from './unsent-offer.tsx'
import type { ReplyTemplateData, StaffNegotiationDetails } from './types.ts'

/**
 * The answer to the buyer's bids: a price for each open line, freight, validity and a few words. Where it is not the
 * shop's turn, the lines, and what was typed until somebody else answered.
 */
export function OfferForm({
  canOffer,
  header,
  lines,
  freightEstimate,
  templates,
  validUntil,
  reply,
}: {
  canOffer: boolean
  header: StaffNegotiationDetails['header']
  lines: StaffNegotiationDetails['lines']
  freightEstimate: StaffNegotiationDetails['freightEstimate']
  templates: readonly ReplyTemplateData[]
  /** The proposed last day of the offer. */
  validUntil: string
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  if (!canOffer)
    return (
      <>
        <UnsentOffer reply={fetcher.data ?? reply} lines={lines} />
        <Card title="Barang" flush>
          <ul>
            {lines.map((line) => (
              <li key={line.id} className="border-b border-line p-4 last:border-b-0">
                <StaffLine line={line} />
              </li>
            ))}
          </ul>
        </Card>
      </>
    )
  const freight = header.rounds.map((round) => round.freight).findLast((each) => each !== null)
  const wished = header.rounds.at(-1)?.freightBid
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="offer" className="grid gap-4">
      <input type="hidden" name="round" value={header.round} />
      <Card title="Barang" flush>
        <p className="px-4 pt-3 text-14 text-ink-2">Harga per satuan, sebelum PPN.</p>
        <ul>
          {lines.map((line, index) => (
            <li
              key={line.id}
              className="grid items-start gap-3 border-b border-line p-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_180px]"
            >
              <StaffLine line={line} />
              {line.status === 'open' && (
                <div>
                  <input type="hidden" name={`lines[${index}].lineId`} value={line.id} />
                  <FormField
                    name={`lines[${index}].price`}
                    label={
                      <>
                        Harga kita
                        <span className="sr-only">
                          {' '}
                          untuk {line.name} {line.variantName}
                        </span>
                      </>
                    }
                    inputMode="decimal"
                    autoComplete="off"
                  />
                  <LineChangeFields line={line} index={index} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Jawaban">
        <div className="grid gap-4 md:grid-cols-2">
          {header.delivery.code !== 'pickup' && (
            <FormField
              name="freight"
              label={
                header.delivery.code === 'courier' ? 'Tarif ekspedisi' : 'Ongkos kirim armada kita'
              }
              inputMode="decimal"
              defaultValue={freight ? freight.amount.replace('.', ',') : ''}
              hint={[
                wished
                  ? `Sebelum PPN. Pembeli menawar ${formatRupiah(wished)}.`
                  : 'Sebelum PPN; nol bila gratis.',
                !header.address && 'Alamatnya belum ada: tanyakan dulu lewat catatan.',
                freightEstimate &&
                  `Tarif armada kita ${formatRupiah(freightEstimate.cost)} (${freightEstimate.vehicle}, ${freightEstimate.trips} rit).`,
              ]
                .filter(Boolean)
                .join(' ')}
            />
          )}
          <FormField
            name="validUntil"
            label="Berlaku sampai akhir hari"
            type="date"
            defaultValue={validUntil}
            required
          />
          <TemplatedText
            name="note"
            label="Catatan untuk pembeli"
            templates={templates.filter(({ purpose }) => purpose === 'offer')}
            className="md:col-span-2"
          />
        </div>
        <SubmitButton color="main" className="mt-4">
          Kirim penawaran
        </SubmitButton>
      </Card>
    </ReplyForm>
  )
}
