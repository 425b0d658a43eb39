import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { formatQuantity } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, multiply } from '#platform/money.ts'
import {
  toEditableLine,
  type EditableLine,
  type MatchedListResponse,
} from '#web/shared/material-lines/line.ts'
import { LinesLoad } from '#web/shared/material-lines/lines-load.tsx'
import { LineChoices } from '#web/shared/material-lines/line-choices.tsx'
import { useMaterialLines } from '#web/shared/material-lines/use-material-lines.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { identifyList } from '../quick-order/identify-list.ts'
import type { AddedLines, QuickOrderResult } from '../quick-order/actions.ts'
import { AnswerRow } from './answer-row.tsx'

type Props = {
  list: MatchedListResponse
  /** Called when all chosen lines are in the cart. */
  onOrdered: () => void
}

/** Every line of a pasted list, answered; the chosen ones go into the cart together. */
export default function ListAnswer({ list, onOrdered }: Props) {
  const { lines, ready, total, change } = useMaterialLines(() => list.lines.map(toEditableLine))
  const fetcher = useFetcher<QuickOrderResult>()
  const reply = fetcher.data && 'added' in fetcher.data ? fetcher.data : undefined
  const unknownCount = lines.filter(({ candidates }) => candidates.length === 0).length
  const choiceCount = lines.length - ready.length - unknownCount
  useEffect(() => {
    if (reply && reply.added > 0 && reply.refused.length === 0) onOrdered()
    // Once for each answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [reply])
  return (
    <section className="overflow-clip rounded-card border border-line bg-face shadow-card">
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line px-4 py-2">
        <h2 className="text-16">Jawaban</h2>
        <span className="num flex gap-1.5">
          <Badge tone="success">{formatQuantity(ready.length)} cocok</Badge>
          {choiceCount > 0 && <Badge tone="warning">{formatQuantity(choiceCount)} pilih</Badge>}
          {unknownCount > 0 && <Badge tone="danger">{formatQuantity(unknownCount)} cari</Badge>}
        </span>
      </header>
      <ReplyForm
        fetcher={fetcher}
        intent="add-many"
        action="/cart?pesan-cepat"
        draft={{ record: identifyList(list), isDone: isAllAdded }}
      >
        <IdempotencyKey reply={fetcher.data} />
        <ol className="max-h-110 overflow-y-auto" data-draft="off">
          {lines.map((line) => (
            <Answer
              key={line.number}
              line={line}
              refusal={
                reply?.refused.find(({ product_variant_id: id }) => id === line.chosen)?.message
              }
              onChange={(next) => change(line.number, next)}
            />
          ))}
        </ol>
        <div className="grid gap-3 border-t border-line p-4">
          {reply && <Added reply={reply} />}
          {list.fleet && <LinesLoad lines={ready} fleet={list.fleet} />}
          <p className="num flex items-baseline justify-between gap-3">
            <span className="text-14 text-ink-2">
              {formatQuantity(ready.length)} baris, sebelum harga grosir
            </span>
            <Money of={moneyToJson(total)} className="text-20 font-heavy" />
          </p>
          <SubmitButton size="large" icon="shopping-cart" wide disabled={ready.length === 0}>
            Masukkan {formatQuantity(ready.length)} ke keranjang
          </SubmitButton>
        </div>
      </ReplyForm>
      <OpenInQuickOrder list={list} />
    </section>
  )
}

const Added = ({ reply }: { reply: AddedLines }) => (
  <Alert severity={reply.refused.length > 0 ? 'warning' : 'success'}>
    {formatQuantity(reply.added)} barang masuk keranjang
    {reply.refused.length > 0 && `, ${formatQuantity(reply.refused.length)} belum`}.{' '}
    <Link to="/cart">Lihat keranjang</Link>
  </Alert>
)

function Answer({
  line,
  refusal,
  onChange,
}: {
  line: EditableLine
  refusal: string | undefined
  onChange: (next: Partial<EditableLine>) => void
}) {
  const { number, written, text, candidates, chosen, qty } = line
  const candidate = candidates.find(({ product_variant_id: id }) => id === chosen)
  if (!candidate)
    return (
      <AnswerRow
        number={number}
        image={candidates[0]?.picture}
        tone={candidates.length > 0 ? 'choice' : 'unknown'}
      >
        <b className="block wrap-anywhere">“{written || text}”</b>
        {line.note && <span className="block text-12 text-ink-2">{line.note}</span>}
        {candidates.length > 0 ? (
          <LineChoices line={line} onChange={onChange} />
        ) : (
          <Link
            to={`/produk?${new URLSearchParams({ search: text })}`}
            className="inline-flex min-h-11 items-center text-link"
          >
            Cari barangnya
          </Link>
        )}
      </AnswerRow>
    )
  const note = refusal ?? candidate.note
  return (
    <AnswerRow
      number={number}
      image={candidate.picture}
      amount={
        <Money
          of={moneyToJson(multiply(moneyFromJson(candidate.price), qty))}
          className="font-bold"
        />
      }
    >
      <input type="hidden" name={`choice-${number}`} value={candidate.product_variant_id} />
      <input type="hidden" name={`qty-${number}`} value={qty} />
      <b className="block font-semibold">
        {candidate.name} {candidate.variantName}
      </b>
      <span className="num block text-12 text-ink-2">
        {formatQuantity(qty)} {candidate.unit} × <Money of={candidate.price} />
      </span>
      {note && (
        <span className={`block text-12 ${refusal ? 'text-danger-text' : 'text-warning-text'}`}>
          {note}
        </span>
      )}
      {line.state !== 'matched' && (
        <Button variant="ghost" size="small" onClick={() => onChange({ chosen: undefined })}>
          Ganti barang
        </Button>
      )}
    </AnswerRow>
  )
}

/** Quantities and words are changed in the quick order, which takes the list along. */
const OpenInQuickOrder = ({ list }: { list: MatchedListResponse }) => (
  <ReplyForm
    intent="match"
    action="/cart?pesan-cepat"
    draft={{ record: `buka ${identifyList(list)}` }}
    className="border-t border-line p-2 text-center"
  >
    <input
      type="hidden"
      name="text"
      value={list.lines.map(({ written, text }) => written || text).join('\n')}
    />
    <SubmitButton variant="ghost" size="small">
      Ubah jumlah di pesan cepat
    </SubmitButton>
  </ReplyForm>
)

/** Whether every chosen line is in the cart. */
const isAllAdded = (result: unknown): boolean => {
  const { added, refused } = result as Partial<AddedLines>
  return (added ?? 0) > 0 && refused?.length === 0
}
