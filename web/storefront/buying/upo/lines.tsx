import { formatQuantity } from '#platform/format.ts'
import { toAnswer } from '#platform/money.ts'
import type { FormReply } from '#web/form-reply.ts'
import { EditableLines } from '#web/ui/material-lines/editable-lines.tsx'
import { freshLine, typedQty, type Line, type MatchedAnswer } from '#web/ui/material-lines/line.ts'
import { LinesCard } from '#web/ui/material-lines/lines-card.tsx'
import { SkippedRows } from '#web/ui/material-lines/skipped-rows.tsx'
import { useLines } from '#web/ui/material-lines/use-lines.ts'
import { Money } from '#web/ui/money.tsx'

/** What stands in the file, each line with what it means; what nobody knows is sent all the same. */
export function UpoLines({ list, reply }: { list: MatchedAnswer; reply: FormReply | undefined }) {
  const lines = useLines(() => list.lines.map(freshLine).flatMap((line) => asTyped(line, reply)))
  const open = lines.lines.length - lines.ready.length
  return (
    <LinesCard lines={lines} word="cocok">
      <EditableLines
        lines={lines}
        errors={reply?.errors ?? {}}
        carried={({ written }) => ({ written })}
      />
      <SkippedRows rows={list.skipped} lines={lines} />
      <div className="grid gap-1 border-t border-line p-4" aria-live="polite">
        <p className="num">
          <span className="text-14 text-ink-2">Kira-kira, sebelum penawaran </span>
          <b className="text-20 font-heavy">
            <Money of={toAnswer(lines.total)} />
          </b>
        </p>
        {open > 0 && (
          <p className="text-14 text-ink-2">
            {formatQuantity(open)} baris belum cocok. Perbaiki kata-katanya, hapus yang bukan
            barang, atau biarkan: tim kami yang mencarikan.
          </p>
        )}
      </div>
    </LinesCard>
  )
}

/** A line as it stood in a form that was refused before scripts ran; none where it was not sent. */
function asTyped(line: Line, reply: FormReply | undefined): Line[] {
  if (!reply) return [line]
  const value = (name: string) => reply.values[`${name}-${line.number}`]?.[0]
  if (value('text') === undefined) return []
  const qty = typedQty(value('qty') ?? null)
  return [
    {
      ...line,
      chosen: value('choice') || undefined,
      qty: Number.isFinite(qty) ? qty : line.qty,
      isOwnQty: true,
    },
  ]
}
