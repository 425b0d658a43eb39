import { useState } from 'react'
import { Calculator } from 'lucide-react'
import { formatQuantity } from '#platform/format.ts'
import {
  areaFor,
  packsFor,
  variesByLot,
  type Covering,
  type Laying,
} from '#modules/catalogue/rules/coverage.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Input } from '#web/ui/input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import type { VariantAnswer } from './variants.ts'

type Props = { variant: VariantAnswer; qty: number; onQty: (qty: number) => void }

const LAYINGS = [
  { value: 'straight', label: 'Lurus (+10 %)' },
  { value: 'diagonal', label: 'Diagonal (+15 %)' },
]

/** From an area to units and back, with what is lost to cutting; one press takes the quantity over. */
export function CoverageCalculator({ variant, qty, onQty }: Props) {
  const [typed, setTyped] = useState('')
  const [laying, setLaying] = useState<Laying>('straight')
  if (!variant.coverageM2) return null
  const covering: Covering = { ...variant, coverageM2: variant.coverageM2 }
  const area = Number(typed.replace(/\./g, '').replace(',', '.'))
  const found = area > 0 && area < 1e6 ? packsFor(area, laying, covering) : undefined
  return (
    <section className="mt-8 rounded-card border border-line bg-panel p-4">
      <h2 className="flex items-center gap-2 text-16">
        <Icon of={Calculator} className="text-tarp-600" /> Hitung kebutuhan
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        1 {variant.unit} menutup {formatQuantity(variant.coverageM2)} m². {formatQuantity(qty)}{' '}
        {variant.unit} cukup untuk{' '}
        <b className="num text-ink">{formatQuantity(areaFor(qty, laying, covering))} m²</b> setelah
        cadangan potongan.
      </p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Field label="Luas bidang (m²)">
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              placeholder="mis. 24,5"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Field label="Cara pasang">
          {(control) => (
            <Select
              {...control}
              options={LAYINGS}
              value={laying}
              onChange={(event) => setLaying(event.target.value as Laying)}
            />
          )}
        </Field>
      </div>
      <div aria-live="polite">
        {found && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-face p-3">
            <p className="num min-w-0 text-14">
              <b className="text-20 font-heavy">
                {formatQuantity(found.packs)} {variant.unit}
              </b>
              <span className="block text-ink-2">
                {formatQuantity(found.neededM2)} m² dengan cadangan, sisa{' '}
                {formatQuantity(Number(found.surplusM2.toFixed(2)))} m²
              </span>
            </p>
            <Button
              variant="outlined"
              onClick={() => onQty(found.packs)}
              disabled={found.packs === qty}
            >
              {found.packs === qty ? 'Jumlah sudah sama' : 'Pakai jumlah ini'}
            </Button>
          </div>
        )}
        {typed !== '' && !found && (
          <p className="mt-2 text-14 text-danger-text">Tulis luas dalam m², misalnya 24,5.</p>
        )}
      </div>
      {variesByLot(Object.keys(variant.attributes)) && (
        <Alert severity="info" className="mt-3">
          Warna bisa sedikit berbeda antarlot produksi. Pesan sekaligus, lebihkan sedikit untuk
          perbaikan nanti.
        </Alert>
      )}
    </section>
  )
}
