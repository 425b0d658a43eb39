import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { moneyToJson } from '#platform/money.ts'
import { DraftState } from '#web/ui/drafts/draft-state.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { toEditableLine, type MatchedListResponse } from '#web/shared/material-lines/line.ts'
import { LinesLoad } from '#web/shared/material-lines/lines-load.tsx'
import { LineRow } from '#web/shared/material-lines/line-row.tsx'
import { LinesCard } from '#web/shared/material-lines/lines-card.tsx'
import { SkippedRows } from '#web/shared/material-lines/skipped-rows.tsx'
import { useMaterialLines } from '#web/shared/material-lines/use-material-lines.ts'
import { SaveListForm } from './save-list-form.tsx'
import type { QuickOrderResult } from './actions.ts'
import { AddedNotice, isAllAdded } from './added-notice.tsx'

type Props = {
  list: MatchedListResponse
  /** Names the list: how its lines were corrected is stored under it. */
  record: string
  /** Called when all chosen lines are in the cart. */
  onOrdered?: (() => void) | undefined
  /** The result of saving the list. */
  reply?: unknown
  /** The visitor's own saved list that these lines come from. */
  saved?: { id: string; name: string; shared: boolean } | undefined
  /** Signed in: the lines may be saved under a name. */
  canSave?: boolean | undefined
}

/** Every line with its product, edited in place; one button adds all of them to the cart. */
export function MatchedLines({
  list,
  record,
  onOrdered,
  reply: saveReply,
  saved,
  canSave = false,
}: Props) {
  const lines = useMaterialLines(() => list.lines.map(toEditableLine))
  const { ready, total, change, remove } = lines
  const fetcher = useFetcher<QuickOrderResult>()
  const reply = fetcher.data && 'added' in fetcher.data ? fetcher.data : undefined
  useEffect(() => {
    if (reply && isAllAdded(reply)) onOrdered?.()
    // Once for each answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reply])
  return (
    <LinesCard lines={lines} readyLabel="siap">
      <ReplyForm
        fetcher={fetcher}
        intent="add-many"
        action="/cart?pesan-cepat"
        draft={{ record, isDone: isAllAdded, onDiscard: lines.reset }}
      >
        <IdempotencyKey reply={fetcher.data} />
        <DraftState name="lines" value={lines.state} onRestore={lines.setState} />
        <ol data-draft="off">
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
        {list.fleet && ready.length > 0 && (
          <div className="border-t border-line p-4">
            <LinesLoad lines={ready} fleet={list.fleet} />
          </div>
        )}
        <div className="above-toolbar z-10 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-face p-4">
          <div className="min-w-0" aria-live="polite">
            {reply ? (
              <AddedNotice {...reply} />
            ) : (
              <p className="num">
                <span className="text-14 text-ink-2">Kira-kira, sebelum harga grosir </span>
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
            disabled={ready.length === 0}
          >
            Masukkan {formatQuantity(ready.length)} ke keranjang
          </SubmitButton>
        </div>
      </ReplyForm>
      {canSave && (
        <SaveListForm
          lines={ready}
          pendingCount={lines.lines.length - ready.length}
          saved={saved}
          reply={saveReply}
        />
      )}
      <p className="flex gap-2 border-t border-line p-4 text-12 text-ink-2">
        <Icon name="circle-question-mark" small /> Dengan papan ketik: Tab berpindah, panah memilih
        barang, Enter di kotak teks mencari ulang baris itu.
      </p>
    </LinesCard>
  )
}
