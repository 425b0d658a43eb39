import { use, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { formatQuantity } from '#platform/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormDraftContext } from '#web/ui/drafts/form-draft.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { toEditableLine, type MatchedListResponse } from '#web/shared/material-lines/line.ts'
import type { QuickOrderResult } from './actions.ts'
import { AddedNotice, isAllAdded } from './added-notice.tsx'
import { BoughtLine } from './bought-line.tsx'
import { readSelectedLines } from './selected-lines.ts'
import { SaveListForm } from './save-list-form.tsx'

type Selected = ReturnType<typeof readSelectedLines>

/**
 * What the buyer has bought before: each line with a box to tick and the quantity of last time, so that
 * several are added to the cart at once.
 */
export function BoughtLines({
  list,
  reply: saveReply,
}: {
  list: MatchedListResponse
  reply: unknown
}) {
  const fetcher = useFetcher<QuickOrderResult>()
  const reply = fetcher.data && 'added' in fetcher.data ? fetcher.data : undefined
  const [selected, setSelected] = useState<Selected>([])
  const buttons = useRef<HTMLDivElement>(null)
  const form = () => buttons.current?.closest('form') ?? undefined
  const update = () => {
    const element = form()
    if (element) setSelected(readSelectedLines(new FormData(element)))
  }
  const tickAll = (isTicked: boolean) => {
    for (const box of form()?.querySelectorAll<HTMLInputElement>('input[name^=choice-]') ?? [])
      // A click, so that the form's draft notices.
      if (box.checked !== isTicked && !box.disabled) box.click()
  }
  const chosen = selected.flatMap(({ product_variant_id: id, qty }) => {
    const line = list.lines.find(({ candidates }) => candidates[0]?.product_variant_id === id)
    return line ? [{ ...toEditableLine(line), chosen: id, qty }] : []
  })
  return (
    <Card flush title={`${formatQuantity(list.lines.length)} barang pernah dibeli`}>
      <ReplyForm
        fetcher={fetcher}
        intent="add-many"
        action="/cart?pesan-cepat"
        draft={{ record: 'pernah-dibeli', isDone: isAllAdded }}
        onChange={update}
      >
        <IdempotencyKey reply={fetcher.data} />
        <RestoredSelection onRestore={update} />
        <div
          ref={buttons}
          className="flex flex-wrap gap-2 border-b border-line bg-concrete-50 px-4 py-2"
        >
          <Button variant="ghost" size="small" onClick={() => tickAll(true)}>
            Centang semua
          </Button>
          <Button variant="ghost" size="small" onClick={() => tickAll(false)}>
            Hapus centang
          </Button>
        </div>
        <ul>
          {list.lines.map((line) => (
            <BoughtLine
              key={line.number}
              line={line}
              refused={reply?.refused.find(
                ({ product_variant_id: id }) => id === line.candidates[0]?.product_variant_id,
              )}
            />
          ))}
        </ul>
        <div className="above-toolbar z-10 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-face p-4">
          <div className="min-w-0" aria-live="polite">
            {reply ? (
              <AddedNotice {...reply} />
            ) : (
              <p className="num text-14 text-ink-2">
                {formatQuantity(selected.length)} barang dicentang
              </p>
            )}
          </div>
          <SubmitButton color="main" size="large" icon="shopping-cart">
            Masukkan ke keranjang
          </SubmitButton>
        </div>
      </ReplyForm>
      <SaveListForm lines={chosen} reply={saveReply} />
    </Card>
  )
}

/** Counts again what was ticked before the scripts ran, or comes from a draft. */
function RestoredSelection({ onRestore }: { onRestore: () => void }) {
  const restored = use(FormDraftContext)?.restoredDraft
  // Whatever `onRestore` is now: it reads the form.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => onRestore(), [restored])
  return null
}
