import { formatQuantity, formatRupiah } from '#platform/format.ts'
import { LineHeading } from '#web/shared/negotiation/line-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormField } from '#web/ui/forms/form.tsx'
import type { NegotiationDraftData } from './load-draft.ts'

export type DraftLineData = NegotiationDraftData['draft']['lines'][number]

/** One of the goods to haggle about: quantity, wished price and a note of its own. */
export function DraftLine({
  line,
  index,
  onRemove,
}: {
  line: DraftLineData
  index: number
  onRemove: (() => void) | undefined
}) {
  const field = (name: string) => `lines[${index}].${name}`
  const name = `${line.name} ${line.variantName}`
  return (
    <li className="grid gap-3 border-b border-line p-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_150px_180px]">
      <div>
        <LineHeading line={line} />
        <p className="num mt-1 text-14 text-ink-2">
          Harga daftar <b>{formatRupiah(line.listPrice)}</b> per {line.unit}
          {line.stock < line.qty && line.leadDays === 0 && (
            <span className="block text-warning-text">
              {line.stock > 0
                ? `Stok sekarang ${formatQuantity(line.stock)} ${line.unit}; sisanya dijawab tim kami.`
                : 'Stok sedang habis; tim kami menjawab kapan ada lagi.'}
            </span>
          )}
        </p>
        <details className="mt-1">
          <summary className="inline-flex min-h-11 items-center text-14 font-semibold text-tarp-600">
            Catatan untuk barang ini
          </summary>
          <FormField
            name={field('message')}
            label={<span className="sr-only">Catatan untuk {name}</span>}
            maxLength={1000}
          />
        </details>
      </div>
      <input type="hidden" name={field('product_variant_id')} value={line.product_variant_id} />
      <FormField
        name={field('qty')}
        label={
          <>
            Jumlah<span className="sr-only"> {name}</span>
          </>
        }
        defaultValue={String(line.qty).replace('.', ',')}
        inputMode="decimal"
        unit={line.unit}
        required
      />
      <div className="grid content-start gap-1">
        <FormField
          name={field('price')}
          label={
            <>
              Harga Anda<span className="sr-only"> untuk {name}</span>
            </>
          }
          inputMode="decimal"
          placeholder="Rp per satuan"
          autoComplete="off"
        />
        {onRemove && (
          <Button variant="ghost" size="small" onClick={onRemove} aria-label={`Hapus ${name}`}>
            Hapus
          </Button>
        )}
      </div>
    </li>
  )
}
