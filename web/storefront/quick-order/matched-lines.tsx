import { Link, useFetcher } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { moneyToJson } from '#platform/money.ts'
import { Alert } from '#web/ui/alert.tsx'
import { clearPersistedForm } from '#web/ui/use-persisted-form.ts'
import { SubmitButton } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { toEditableLine, type MatchedListResponse } from '#web/shared/material-lines/line.ts'
import { LineRow } from '#web/shared/material-lines/line-row.tsx'
import { LinesCard } from '#web/shared/material-lines/lines-card.tsx'
import { SkippedRows } from '#web/shared/material-lines/skipped-rows.tsx'
import { useMaterialLines } from '#web/shared/material-lines/use-material-lines.ts'
import { SaveListForm } from './save-list-form.tsx'
import type { QuickOrderResult } from './actions.ts'

type Props = {
  list: MatchedListResponse
  /** The result of saving the list. */
  reply?: unknown
  /** The visitor's own saved list that these lines come from. */
  saved?: { id: string; name: string; shared: boolean } | undefined
  /** Signed in: the lines may be saved under a name. */
  canSave?: boolean | undefined
}

/** Every line with its product, edited in place; one button adds all of them to the cart. */
export function MatchedLines({ list, reply: saveReply, saved, canSave = false }: Props) {
  const lines = useMaterialLines(() => list.lines.map(toEditableLine))
  const { ready, total, change, remove } = lines
  const fetcher = useFetcher<QuickOrderResult>()
  const reply = fetcher.data && 'added' in fetcher.data ? fetcher.data : undefined
  if (reply && reply.added > 0 && reply.refused.length === 0) clearPersistedForm('pesan-cepat')
  return (
    <LinesCard lines={lines} readyLabel="siap">
      <fetcher.Form method="post" action="/cart?pesan-cepat">
        <input type="hidden" name="intent" value="add-many" />
        <ol>
          {lines.lines.map((line) => (
            <LineRow
              key={line.number}
              line={line}
              refused={reply?.refused.find(({ product_variant_id: id }) => id === line.chosen)}
              onChange={(next) => change(line.number, next)}
              onRemove={() => remove(line)}
            />
          ))}
        </ol>
        <SkippedRows rows={list.skipped} lines={lines} />
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-face p-4">
          <div className="min-w-0" aria-live="polite">
            {reply ? (
              <Alert severity={reply.refused.length > 0 ? 'warning' : 'success'}>
                {formatQuantity(reply.added)} barang masuk keranjang
                {reply.refused.length > 0 &&
                  `, ${formatQuantity(reply.refused.length)} belum: lihat tandanya di baris`}
                . <Link to="/cart">Lihat keranjang</Link>
              </Alert>
            ) : (
              <p className="num">
                <span className="text-14 text-ink-2">Kira-kira, sebelum harga bertingkat </span>
                <b className="text-20 font-heavy">
                  <Money of={moneyToJson(total)} />
                </b>
              </p>
            )}
          </div>
          <SubmitButton
            color="main"
            size="large"
            icon="shopping-cart"
            busy={fetcher.state !== 'idle'}
            disabled={ready.length === 0}
          >
            Masukkan {formatQuantity(ready.length)} ke keranjang
          </SubmitButton>
        </div>
      </fetcher.Form>
      {canSave && <SaveListForm lines={ready} saved={saved} reply={saveReply} />}
      <p className="flex gap-2 border-t border-line p-4 text-12 text-ink-2">
        <Icon name="circle-question-mark" small /> Dengan papan ketik: Tab berpindah, panah memilih
        barang, Enter di kotak teks mencari ulang baris itu.
      </p>
    </LinesCard>
  )
}
