import { useEffect, useState, type ReactNode } from 'react'
import { RefreshCw, Trash2 } from 'lucide-react'
import { useFetcher } from 'react-router'
import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Input, Select } from '#web/ui/input.tsx'
import { Picture, PictureBed } from '#web/ui/picture.tsx'
import { stateLook, tierless, typedQty, type Line, type MatchedAnswer } from './line.ts'

type Props = {
  line: Line
  refused: { message: string; suggestedQty: number | null } | undefined
  onChange: (next: Partial<Line>) => void
  onRemove: () => void
  /** Where changed words are looked up: a page whose action answers the intent `match`. */
  action?: string | undefined
  /** What else the line carries in its form. */
  children?: ReactNode
}

/** One line: what was written, what it means, how many. Its words can be changed and looked for again. */
export function LineRow({
  line,
  refused,
  onChange,
  onRemove,
  action = '/cart?pesan-cepat',
  children,
}: Props) {
  const { number, candidates, chosen, qty, note } = line
  const fetcher = useFetcher<{ matched: MatchedAnswer } | object>()
  const [text, setText] = useState(line.text)
  // As it was typed, as long as it says the same: `1,` is on its way to `1,5`.
  const [typed, setTyped] = useState('')
  const found = candidates.find(({ product_variant_id: id }) => id === chosen)
  const look = chosen ? stateLook.matched : stateLook[line.state]
  const again = () => {
    if (!text.trim()) return
    const form = new FormData()
    form.set('intent', 'match')
    form.set('text', text.trim())
    void fetcher.submit(form, { method: 'post', action, encType: 'multipart/form-data' })
  }
  const answered =
    fetcher.data && 'matched' in fetcher.data ? fetcher.data.matched.lines[0] : undefined
  const [taken, setTaken] = useState(answered)
  useEffect(() => {
    if (!answered || answered === taken) return
    setTaken(answered)
    // The line keeps its place and the words it came with.
    onChange({ ...tierless(answered), number, written: line.written })
  }, [answered, taken, number, line.written, onChange])
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)_44px] items-start gap-x-3 gap-y-2 border-b border-line p-4 lg:grid-cols-[40px_minmax(0,1fr)_minmax(0,1.3fr)_150px_44px]">
      {children}
      <span className="num pt-2.5 text-14 text-ink-3">{number}</span>
      <div className="min-w-0">
        <span className="mb-1 flex flex-wrap items-center gap-2">
          <Badge tone={look.tone}>{look.label}</Badge>
          <span className="truncate text-12 text-ink-2" title={line.written}>
            {line.written}
          </span>
        </span>
        <span className="flex gap-1">
          <Input
            aria-label={`Barang baris ${number}`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Enter looks this line up; the list is sent by its own button.
              event.preventDefault()
              again()
            }}
            className="min-w-0 flex-1"
          />
          <IconButton
            icon={RefreshCw}
            label={`Cari ulang baris ${number}`}
            loading={fetcher.state !== 'idle'}
            onClick={again}
          />
        </span>
      </div>
      <div className="lg:hidden">
        <IconButton icon={Trash2} label={`Hapus baris ${number}`} onClick={onRemove} />
      </div>
      <div className="col-span-3 grid grid-cols-[56px_minmax(0,1fr)] items-center gap-3 lg:col-span-1 lg:pt-6">
        <PictureBed className="size-14">
          {found ? (
            <Picture source={found.picture} alt="" width={96} className="size-full" />
          ) : null}
        </PictureBed>
        {candidates.length > 0 ? (
          <Select
            name={`choice-${number}`}
            aria-label={`Pilihan baris ${number}`}
            value={chosen ?? ''}
            onChange={(event) => onChange({ chosen: event.target.value || undefined })}
            prompt="Pilih barangnya"
            options={candidates.map((each) => ({
              value: each.product_variant_id,
              label: `${each.name} ${each.variantName}, ${formatRupiah(each.price)}/${each.unit}${each.stock < each.minOrder ? ' (habis)' : ''}`,
            }))}
          />
        ) : (
          <p className="text-14 text-ink-2">Ubah kata-katanya, lalu cari ulang.</p>
        )}
      </div>
      <div className="col-span-3 lg:col-span-1 lg:pt-6">
        <Input
          name={`qty-${number}`}
          aria-label={`Jumlah baris ${number}`}
          aria-invalid={refused ? true : undefined}
          inputMode="decimal"
          unit={(found ?? candidates[0])?.unit}
          value={qtyIn(typed) === qty ? typed : String(qty).replace('.', ',')}
          onChange={(event) => {
            const next = qtyIn(event.target.value)
            if (!(next >= 0)) return
            setTyped(event.target.value)
            onChange({ qty: next })
          }}
        />
      </div>
      <div className="hidden pt-6 lg:block">
        <IconButton icon={Trash2} label={`Hapus baris ${number}`} onClick={onRemove} />
      </div>
      {(refused || note) && (
        <p
          className={`col-span-3 text-12 lg:col-start-2 lg:col-end-5 ${refused ? 'text-danger-text' : 'text-warning-text'}`}
        >
          {refused ? refused.message : note}
          {refused?.suggestedQty && (
            <>
              {' '}
              <button
                type="button"
                className="inline-flex min-h-11 items-center font-semibold text-tarp-600 underline"
                onClick={() => onChange({ qty: refused.suggestedQty! })}
              >
                Pakai {formatQuantity(refused.suggestedQty)}
              </button>
            </>
          )}
        </p>
      )}
    </li>
  )
}

/** An emptied field counts as none. */
const qtyIn = (typed: string) => (typed.trim() === '' ? 0 : typedQty(typed))
