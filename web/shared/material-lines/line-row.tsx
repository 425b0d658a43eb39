import { useState, type ReactNode } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { parseQty, type EditableLine } from './line.ts'
import { LineChoices } from './line-choices.tsx'
import { LineText } from './line-text.tsx'

type Props = {
  line: EditableLine
  refused: { message: string; suggestedQty: number | null } | undefined
  onChange: (next: Partial<EditableLine>) => void
  onRemove: () => void
  /** The action that matches changed text (see `LineText`). */
  action?: string | undefined
  /** Further form fields of the line. */
  children?: ReactNode
}

/** One line: its text, its product, its quantity. */
export function LineRow({
  line,
  refused,
  onChange,
  onRemove,
  action = '/cart?pesan-cepat',
  children,
}: Props) {
  const { number, candidates, chosen, qty } = line
  // Shows what was typed while it means the same number: `1,` on the way to `1,5`.
  const [typed, setTyped] = useState('')
  const candidate = candidates.find(({ product_variant_id: id }) => id === chosen)
  const note = line.isOwnQty ? null : candidate ? candidate.note : line.note
  const removeButton = (
    <IconButton icon="trash" label={`Hapus baris ${number}`} onClick={onRemove} />
  )
  return (
    <li className="grid items-start gap-x-3 gap-y-2 border-b border-line p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_150px_44px]">
      {children}
      <LineText line={line} onChange={onChange} action={action} beside={removeButton} />
      <LineChoices line={line} onChange={onChange} />
      <div>
        <Input
          name={`qty-${number}`}
          aria-label={`Jumlah baris ${number}`}
          aria-invalid={refused ? true : undefined}
          inputMode="decimal"
          unit={candidate?.unit ?? line.unit ?? undefined}
          value={parseTypedQty(typed) === qty ? typed : String(qty).replace('.', ',')}
          onChange={(event) => {
            const next = parseTypedQty(event.target.value)
            if (!(next >= 0)) return
            setTyped(event.target.value)
            onChange({ qty: next, isOwnQty: true })
          }}
        />
      </div>
      <div className="hidden lg:block">{removeButton}</div>
      {(refused || note) && (
        <p
          className={`text-12 lg:col-span-4 ${refused ? 'text-danger-text' : 'text-warning-text'}`}
        >
          {refused ? refused.message : note}
          {refused?.suggestedQty && (
            <>
              {' '}
              <button
                type="button"
                className="inline-flex min-h-11 items-center font-semibold text-tarp-600 underline"
                onClick={() => onChange({ qty: refused.suggestedQty!, isOwnQty: true })}
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

/** An empty field counts as zero. */
const parseTypedQty = (typed: string) => (typed.trim() === '' ? 0 : parseQty(typed))
