import { use, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { FormDraftContext } from '#web/ui/drafts/form-draft.ts'
import { useDraftValue } from '#web/ui/drafts/use-draft-value.ts'
import { FormField, useFormField } from '#web/ui/forms/form.tsx'
import { GroupError } from '../shared/forms/group-error.tsx'
import { GoodsFinder } from './goods-finder.tsx'
import type { Goods } from './use-goods-search.ts'
import { FIRST_ROWS, MAX_ROWS } from './goods-rows.ts'
import type { PastedGoods } from './pasted-goods.ts'

const SKU_FIELDS = 'input[name$=".sku"]'

/** Goods with quantities, as many as needed: found by name, scanned, pasted, or their SKU typed. */
export function GoodsLines({
  rows,
  preset,
}: {
  rows: number | undefined
  /** The value of the first row. */
  preset?: { sku: string; quantity: number } | undefined
}) {
  const lines = useRef<HTMLDivElement>(null)
  const finder = useRef<HTMLInputElement>(null)
  const [count, setCount] = useDraftValue('rows', rows ?? FIRST_ROWS)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})

  const listSkus = () => [...lines.current!.querySelectorAll<HTMLInputElement>(SKU_FIELDS)]
  const findQuantity = (sku: HTMLInputElement) =>
    lines.current!.querySelector<HTMLInputElement>(
      `input[name="${sku.name.replace(/sku$/, 'quantity')}"]`,
    )
  /** The row of a SKU, or the first empty one, for which rows are added. */
  const findRow = (sku: string): HTMLInputElement | undefined => {
    const search = () => {
      const skus = listSkus()
      const isSame = (input: HTMLInputElement) => input.value.trim().toUpperCase() === sku
      return skus.find(isSame) ?? skus.find((input) => input.value.trim() === '')
    }
    const found = search()
    if (found || count >= MAX_ROWS) return found
    flushSync(() => setCount(Math.min(MAX_ROWS, listSkus().length + FIRST_ROWS)))
    return search()
  }
  const choose = ({ sku, name }: Goods) => {
    setNames((known) => ({ ...known, [sku]: name }))
    const row = findRow(sku)
    if (!row) return
    type(row, sku)
    const quantity = findQuantity(row)
    quantity?.focus()
    quantity?.select()
  }
  const paste = (pasted: readonly PastedGoods[]) => {
    for (const { sku, quantity } of pasted) {
      const row = findRow(sku.toUpperCase())
      if (!row) return
      type(row, sku.toUpperCase())
      if (quantity) type(findQuantity(row)!, quantity)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Enter would post the form; here it is the way back to the next goods.
    event.preventDefault()
    finder.current?.focus()
  }
  return (
    <>
      <GoodsFinder input={finder} onChoose={choose} onPaste={paste} />
      {/* Enter bubbles up here from the fields; the group itself takes no keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={lines} onKeyDown={onKeyDown} className="grid gap-x-6 gap-y-2 xl:grid-cols-2">
        {Array.from({ length: count }, (_, at) => (
          <GoodsRow key={at} at={at} names={names} preset={at === 0 ? preset : undefined} />
        ))}
      </div>
      <GroupError name="lines" />
      {count < MAX_ROWS && (
        <Button
          variant="ghost"
          icon="plus"
          className="justify-self-start"
          onClick={() => setCount(Math.min(MAX_ROWS, count + FIRST_ROWS))}
        >
          Tambah {FIRST_ROWS} baris
        </Button>
      )}
    </>
  )
}

/** Types into a field as a person would, so that its form's draft has it. */
function type(field: HTMLInputElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function GoodsRow({
  at,
  names,
  preset,
}: {
  at: number
  names: Readonly<Record<string, string>>
  preset: { sku: string; quantity: number } | undefined
}) {
  const restoredSku = useRestored(`lines.${at}.sku`) ?? preset?.sku
  const [sku, setSku] = useState(restoredSku ?? '')
  const name = names[sku.trim().toUpperCase()]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_120px] gap-3">
      <FormField
        name={`lines.${at}.sku`}
        label={`SKU ${at + 1}`}
        optional={at > 0}
        maxLength={60}
        hint={name}
        defaultValue={restoredSku}
        onInput={(event: FormEvent<HTMLInputElement>) => setSku(event.currentTarget.value)}
      />
      <FormField
        name={`lines.${at}.quantity`}
        label="Jumlah"
        inputMode="decimal"
        inputClassName="num"
        defaultValue={
          useRestored(`lines.${at}.quantity`) ?? preset?.quantity.toString().replace('.', ',')
        }
      />
    </div>
  )
}

/** What a draft restores in a row that the page had not yet; or what was refused. */
function useRestored(name: string): string | undefined {
  const restored = use(FormDraftContext)?.restoredDraft.values?.[name] as string[] | undefined
  const { typed } = useFormField(name)
  return typed ?? restored?.[0]
}
