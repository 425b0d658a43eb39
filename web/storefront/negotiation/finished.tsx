import type { FormErrors } from '#web/form-errors.ts'
import { NegotiationTotals } from '#web/shared/negotiation/negotiation-totals.tsx'
import type { NegotiationLineResponse, NegotiationResponse } from '#web/shared/negotiation/types.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { findSaving, isFreightNamed } from '#web/shared/negotiation/sum.ts'
import { ReadLine } from './read-line.tsx'

const BASIS_TITLES: Record<NegotiationResponse['totals']['basis'], string> = {
  agreed: 'Total yang disepakati',
  offer: 'Total dengan harga kami',
  bid: 'Total dengan harga Anda',
}

/** A negotiation in which the buyer has nothing to decide: waiting, agreed or ended. */
export function FinishedNegotiation({
  header,
  lines,
  reply,
}: {
  header: NegotiationResponse
  lines: readonly NegotiationLineResponse[]
  reply: FormErrors | undefined
}) {
  const findAction = (code: string) => header.actions.find((action) => action.code === code)
  const canOrder = findAction('order')?.available
  const isWaiting = findAction('cancel')?.available
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_300px]">
      <Card title="Barang" flush>
        <p className="px-4 pt-3 text-14 text-ink-2">Harga per satuan, sebelum PPN.</p>
        <ul>
          {lines.map((line) => (
            <ReadLine key={line.id} line={line} />
          ))}
        </ul>
      </Card>
      <Card title={BASIS_TITLES[header.totals.basis]}>
        <NegotiationTotals
          sum={header.totals}
          saved={findSaving(header.totals)}
          hasFreight={isFreightNamed(header)}
          inWords={header.inWords}
        />
        <div className="mt-4 grid gap-2">
          {canOrder && (
            <ButtonLink to={`/checkout?negosiasi=${header.id}`} color="main" size="large" wide>
              Buat pesanan
            </ButtonLink>
          )}
          {header.order && (
            <ButtonLink to={`/profile/daftar-transaksi/detail?id=${header.order.id}`} wide>
              Lihat pesanan
            </ButtonLink>
          )}
          {!isWaiting && !canOrder && (
            <ButtonLink
              to={`/profile/daftar-negosiasi/detail?id=${header.id}&ulang`}
              variant="outlined"
              wide
            >
              Pesan lagi
            </ButtonLink>
          )}
          {isWaiting && (
            <ReplyForm reply={reply} intent="cancel">
              <ConfirmSubmit
                label="Batalkan negosiasi"
                question={`Batalkan ${header.number}?`}
                loss="Tawaran Anda ditarik dan tidak dijawab lagi."
                confirmLabel="Batalkan negosiasi"
                wide
              />
            </ReplyForm>
          )}
        </div>
      </Card>
    </div>
  )
}
