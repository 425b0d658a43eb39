import { formatDateTime } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

type Row = {
  id: string
  at: string
  name: string
  phone: string
  material: string
  quantity: string
  handledAt: string | null
}

/** Materials that visitors requested, newest first, and whether each request has been handled. */
export function MaterialRequests({ rows, reply }: { rows: readonly Row[]; reply: unknown }) {
  if (rows.length === 0)
    return (
      <EmptyState
        icon="package-plus"
        title="Belum ada permintaan"
        text="Pembeli yang tidak menemukan barangnya dapat memintanya dari halaman pencarian."
      />
    )
  return (
    <ul className="border-b border-line bg-face">
      {rows.map((row) => (
        <MaterialRequestItem key={row.id} row={row} reply={reply} />
      ))}
    </ul>
  )
}

function MaterialRequestItem({
  row: { id, at, name, phone, material, quantity, handledAt },
  reply,
}: {
  row: Row
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line px-4 py-3 first:border-0 md:grid-cols-[minmax(0,1fr)_minmax(0,220px)_170px] md:items-center md:px-6">
      <div className="min-w-0">
        <h2 className="text-16 break-words">{material}</h2>
        <p className="text-14 break-words">{quantity}</p>
        <p className="num text-12 text-ink-2">{formatDateTime(at)}</p>
      </div>
      <p className="min-w-0 text-14">
        <span className="block break-words">{name}</span>
        <a
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className="num inline-flex min-h-11 items-center font-semibold text-link"
        >
          {phone}
        </a>
      </p>
      {handledAt ? (
        <Badge tone="success">Selesai</Badge>
      ) : (
        <ReplyForm fetcher={fetcher} reply={reply} intent={`handled ${id}`}>
          <SubmitButton variant="outlined" aria-label={`Tandai selesai: ${material}`}>
            Tandai selesai
          </SubmitButton>
        </ReplyForm>
      )}
    </li>
  )
}
