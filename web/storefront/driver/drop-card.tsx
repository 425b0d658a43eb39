import { formatQuantity, formatTime } from '#platform/format.ts'
import { formatPhone } from '#platform/phone.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { HandoverForm } from './handover-form.tsx'
import type { OutgoingReport } from './outgoing.ts'
import type { DropResponse } from './types.ts'

/** Opens the phone's map with the way to a drop. */
const toNavigationUrl = ({ pin, address }: DropResponse) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({
    api: '1',
    destination: pin ? `${pin.latitude},${pin.longitude}` : address,
  })}`

const BIG = 'btn min-h-14! text-18!'

/** One drop: where, to whom, what, and what to do next. */
export function DropCard({
  drop,
  position,
  token,
  formKey,
  reports,
  onReport,
  reply,
}: {
  drop: DropResponse
  position: number
  token: string
  formKey: string
  /** What was done here and not sent yet. */
  reports: readonly OutgoingReport[]
  onReport: (report: OutgoingReport) => Promise<void>
  reply: FormErrors | undefined
}) {
  const isHandedOver = reports.some(({ kind, refusal }) => kind === 'handover' && !refusal)
  const arrivedAt = drop.arrivedAt ?? reports.find(({ kind }) => kind === 'arrival')?.at
  return (
    <article className="rounded-card border-2 border-ink bg-face p-4" data-drop={drop.number}>
      <h2 className="flex items-start gap-3 text-20">
        <span className="num grid size-9 flex-none place-items-center rounded-full bg-ink text-white">
          {position}
        </span>
        <span className="grid min-w-0 justify-items-start gap-1 pt-1">
          {drop.place}
          {isHandedOver && <Badge tone="warning">Menunggu dikirim</Badge>}
        </span>
      </h2>
      <p className="num mt-1 font-semibold">
        {drop.window} · {drop.number}
      </p>
      <p className="mt-2 text-18">{drop.address}</p>
      {drop.notes.map((note) => (
        <p
          key={note}
          className="mt-2 rounded-r-control border-l-4 border-warning-line bg-warning-surface px-3 py-2 text-18"
        >
          {note}
        </p>
      ))}
      <p className="mt-2">
        {drop.contactName} · <span className="num">{formatPhone(drop.contactPhone)}</span>
        {drop.roadWidthM !== null && ` · lebar jalan ${formatQuantity(drop.roadWidthM)} m`}
        {drop.unloading === 'driver' && ' · bantu bongkar'}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <a href={`tel:${drop.contactPhone}`} className={BIG} data-variant="outlined">
          Telepon
        </a>
        <a
          href={toNavigationUrl(drop)}
          target="_blank"
          rel="noreferrer"
          className={BIG}
          data-variant="outlined"
        >
          Navigasi
        </a>
      </div>
      <ul className="mt-3 border-t border-line text-18">
        {drop.lines.map((line) => (
          <li key={line.lineId} className="flex justify-between gap-4 border-b border-line py-2">
            <span>{line.name}</span>
            <b className="num whitespace-nowrap">
              {formatQuantity(line.qty)} {line.unit}
            </b>
          </li>
        ))}
      </ul>
      <p className="num mt-2 text-ink-2">
        {drop.vehicle} {drop.plate} · {formatQuantity(Math.ceil(drop.weightKg))} kg
      </p>
      {drop.status === 'prepared' && (
        <p className="mt-3 font-semibold">
          Gudang belum memberangkatkan muatan ini. Lapor ke gudang sebelum jalan.
        </p>
      )}
      {drop.status === 'on_the_way' && !isHandedOver && (
        <div className="mt-4 grid gap-3">
          {arrivedAt ? (
            <p className="font-semibold text-success-text">Sampai {formatTime(arrivedAt)}</p>
          ) : (
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
          )}
          <HandoverForm
            drop={drop}
            token={token}
            formKey={formKey}
            onReport={onReport}
            reply={reply}
          />
        </div>
      )}
    </article>
  )
}
