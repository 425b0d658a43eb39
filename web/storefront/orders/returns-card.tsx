import { returnStatusNames } from '#modules/finance/returns/rules/return-status.ts'
import { formatDate } from '#platform/format.ts'
import { joinNames } from '#platform/join-names.ts'
import {
  ReturnCredits,
  ReturnLines,
  ReturnPictures,
  type OrderReturnResponse,
} from '#web/shared/returns/return-details.tsx'
import { returnStatusTones } from '#web/shared/status-badges/returns.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { toCreditNoteUrl, toReturnPictureUrl, toReturnUrl } from './document-urls.ts'

/** The returns of an order, and the way to ask for one while something can be returned. */
export function ReturnsCard({
  orderId,
  returns,
  canReturn,
  reply,
}: {
  orderId: string
  returns: readonly OrderReturnResponse[]
  canReturn: boolean
  reply: FormErrors | undefined
}) {
  return (
    <Card
      title="Retur"
      action={
        canReturn && (
          <ButtonLink to={toReturnUrl(orderId)} variant="outlined" size="small">
            Ajukan retur
          </ButtonLink>
        )
      }
    >
      {returns.length === 0 ? (
        <p className="text-14 text-ink-2">
          Ada barang yang rusak, salah, atau kelebihan? Ajukan retur dengan fotonya.
        </p>
      ) : (
        <ul className="grid gap-4">
          {returns.map((each) => (
            <li
              key={each.id}
              className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0"
            >
              <p className="flex flex-wrap items-center gap-2 text-14">
                <b className="num">{each.number}</b>
                <Badge tone={returnStatusTones[each.status]}>
                  {returnStatusNames[each.status]}
                </Badge>
              </p>
              <p className="text-14">{describeNext(each)}</p>
              {each.canWithdraw && (
                <ReplyForm reply={reply} intent={`withdraw-return ${each.id}`}>
                  <ConfirmSubmit
                    label="Tarik retur"
                    accessibleName={`Tarik retur ${each.number}`}
                    question="Tarik retur ini?"
                    loss="Barangnya tidak kami ambil dan dananya tidak dikembalikan. Anda bisa mengajukannya lagi."
                    confirmLabel="Ya, tarik"
                  />
                </ReplyForm>
              )}
              <ReturnLines lines={each.lines} />
              <ReturnPictures
                pictures={each.pictures}
                toUrl={(fileId) => toReturnPictureUrl(orderId, fileId)}
              />
              <ReturnCredits creditNotes={each.creditNotes} toUrl={toCreditNoteUrl} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What happens next, or how it ended. */
function describeNext({
  status,
  pickupOn,
  reason,
  refundTo,
  creditNotes,
}: OrderReturnResponse): string {
  if (status === 'requested') return 'Tim kami memeriksanya, lalu mengabari Anda lewat email.'
  if (status === 'approved')
    return pickupOn
      ? `Barangnya kami ambil ${formatDate(`${pickupOn}T12:00:00+07:00`)} di alamat pengiriman.`
      : 'Barangnya kami ambil di alamat pengiriman.'
  if (status === 'refused') return `Alasannya: ${reason}`
  if (status === 'withdrawn') return 'Anda menarik retur ini; barangnya tetap pada Anda.'
  if (status === 'received')
    return `Nilainya kami potong dari tagihan yang belum dibayar, atau kami kembalikan ke ${refundTo}.`
  const off = joinNames(
    creditNotes.filter(({ offInvoice }) => offInvoice).map(({ invoiceNumber }) => invoiceNumber),
    'dan',
  )
  if (creditNotes.every(({ offInvoice }) => offInvoice))
    return `Nilainya sudah dipotong dari tagihan ${off}.`
  const paidBack = `kami kembalikan ke ${refundTo}. Keadaannya ada di Pengembalian dana.`
  return off
    ? `Sebagian sudah dipotong dari tagihan ${off}; sisanya ${paidBack}`
    : `Dananya ${paidBack}`
}
