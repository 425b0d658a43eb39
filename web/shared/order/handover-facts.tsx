import { formatDateTime, formatQuantity, formatTime } from '#platform/format.ts'
import type { OrderShippingResponse } from './types.ts'

/** How a delivery was handed over: when, to whom, with a photo, and what was not taken. */
export function HandoverFacts({
  delivery: { status, arrivedAt, receivedAt, receivedBy, hasPhoto, lines },
  photoUrl,
}: {
  delivery: OrderShippingResponse['deliveries'][number]
  photoUrl: string
}) {
  const refused = lines.filter((line) => line.refused > 0)
  return (
    <>
      {arrivedAt && !receivedAt && (
        <p className="text-ink-2">Sopir sampai {formatTime(arrivedAt)}</p>
      )}
      {receivedAt && (
        <p className={status === 'returned' ? 'text-danger-text' : 'text-success-text'}>
          {status === 'returned' ? 'Ditolak' : 'Diterima'} {receivedBy},{' '}
          {formatDateTime(receivedAt)}
        </p>
      )}
      {refused.map((line) => (
        <p key={line.lineId} className="text-danger-text">
          Ditolak: {line.name} {formatQuantity(line.refused)} {line.unit}. {line.refusalReason}
        </p>
      ))}
      {hasPhoto && (
        <a
          href={photoUrl}
          target="_blank"
          rel="noreferrer"
          className="mt-2 block w-fit"
          aria-label="Foto serah terima, ukuran penuh"
        >
          <img
            src={photoUrl}
            alt="Foto serah terima"
            loading="lazy"
            className="h-32 rounded-small border border-line object-cover"
          />
        </a>
      )}
    </>
  )
}
