import { formatQuantity } from '#platform/format.ts'
import { moneyToJson } from '#platform/money.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { EditableLines } from '#web/shared/material-lines/editable-lines.tsx'
import {
  toEditableLine,
  parseQty,
  type EditableLine,
  type MatchedListResponse,
} from '#web/shared/material-lines/line.ts'
import { LinesCard } from '#web/shared/material-lines/lines-card.tsx'
import { SkippedRows } from '#web/shared/material-lines/skipped-rows.tsx'
import { useMaterialLines } from '#web/shared/material-lines/use-material-lines.ts'
import { Money } from '#web/ui/money.tsx'

/** The file's lines with their products; lines without a product are sent as well. */
export function PurchaseOrderLines({
  list,
  reply,
}: {
  list: MatchedListResponse
  reply: FormErrors | undefined
}) {
  const lines = useMaterialLines(() =>
    list.lines.map(toEditableLine).flatMap((line) => restoreTypedLine(line, reply)),
  )
  const unmatchedCount = lines.lines.length - lines.ready.length
  return (
    <LinesCard lines={lines} readyLabel="cocok">
      <EditableLines
        lines={lines}
        errors={reply?.errors ?? {}}
        hiddenFields={({ written }) => ({ written })}
      />
      <SkippedRows rows={list.skipped} lines={lines} />
      <div className="grid gap-1 border-t border-line p-4" aria-live="polite">
        <p className="num">
          <span className="text-14 text-ink-2">Kira-kira, sebelum penawaran </span>
          <b className="text-20 font-heavy">
            <Money of={moneyToJson(lines.total)} exact />
          </b>
        </p>
        {unmatchedCount > 0 && (
          <p className="text-14 text-ink-2">
            {formatQuantity(unmatchedCount)} baris belum cocok. Perbaiki kata-katanya, hapus yang
            bukan barang, atau biarkan: tim kami yang mencarikan.
          </p>
        )}
      </div>
    </LinesCard>
  )
}

/** A line of a form that was refused before scripts ran; none where it was not posted. */
function restoreTypedLine(line: EditableLine, reply: FormErrors | undefined): EditableLine[] {
  if (!reply) return [line]
  const typedValue = (name: string) => reply.values[`${name}-${line.number}`]?.[0]
  if (typedValue('text') === undefined) return []
  const qty = parseQty(typedValue('qty') ?? null)
  return [
    {
      ...line,
      chosen: typedValue('choice') || undefined,
      qty: Number.isFinite(qty) ? qty : line.qty,
      isOwnQty: true,
    },
  ]
}
