import { formatDateTime } from '#platform/format.ts'
import type { NegotiationResponse } from '#web/shared/negotiation/types.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Countdown } from './countdown.tsx'

/** What the state of a negotiation means for the buyer, whose turn it is, and how much time is left. */
export function StateNotice({ header }: { header: NegotiationResponse }) {
  const { status, expired, validUntil, reason } = header
  if (expired)
    return (
      <Alert severity="warning" title="Masa berlaku penawaran sudah lewat">
        Ajukan negosiasi baru, atau pesan lagi dengan harga sekarang.
      </Alert>
    )
  if (status === 'submitted')
    return (
      <Alert severity="info" title="Giliran kami">
        Tim penjualan sedang memeriksa harga Anda. Jawabannya kami kirim lewat email.
      </Alert>
    )
  if (status === 'countered' && validUntil)
    return (
      <Alert severity="warning" title="Giliran Anda" action={<Countdown until={validUntil} />}>
        Penawaran ronde {header.round} berlaku sampai {formatDateTime(validUntil)}.
      </Alert>
    )
  if (status === 'accepted' && validUntil)
    return (
      <Alert
        severity="success"
        title="Harga disepakati"
        action={
          <ButtonLink to={`/checkout?negosiasi=${header.id}`} color="main" size="small">
            Buat pesanan
          </ButtonLink>
        }
      >
        Harganya tidak berubah bila dipesan sebelum {formatDateTime(validUntil)}.{' '}
        <Countdown until={validUntil} />
      </Alert>
    )
  if (status === 'declined')
    return (
      <Alert severity="error" title="Belum dapat kami sanggupi">
        <span className="wrap-anywhere whitespace-pre-line">{reason}</span>
      </Alert>
    )
  return null
}
