import { formatQuantity, formatTime } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ArrivalForm } from './arrival-form.tsx'
import { DropContact } from './drop-contact.tsx'
import { HandoverForm } from './handover-form.tsx'
import type { OutgoingReport } from './outgoing.ts'
import type { DropResponse } from './types.ts'

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
      <DropContact drop={drop} />
      <DropGoods drop={drop} />
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
            <ArrivalForm drop={drop} token={token} onReport={onReport} reply={reply} />
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

const DropGoods = ({ drop }: { drop: DropResponse }) => (
  <>
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
  </>
)
