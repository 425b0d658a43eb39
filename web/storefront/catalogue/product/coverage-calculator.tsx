import { useState } from 'react'
import { formatQuantity } from '#platform/format.ts'
import {
  computeArea,
  estimatePacks,
  hasLotVariation,
  type CoverageSpec,
  type LayingPattern,
} from '#modules/catalogue/products/rules/coverage.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Input } from '#web/ui/input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/input.tsx'
import type { VariantResponse } from './variants.ts'

type Props = { variant: VariantResponse; qty: number; onQty: (qty: number) => void }

const LAYINGS = [
  { value: 'straight', label: 'Lurus (+10 %)' },
  { value: 'diagonal', label: 'Diagonal (+15 %)' },
]

/** Converts an area to units and back, cutting waste included; one button applies the quantity. */
export function CoverageCalculator({ variant, qty, onQty }: Props) {
  const [typed, setTyped] = useState('')
  const [laying, setLaying] = useState<LayingPattern>('straight')
  if (!variant.coverageM2) return null
  const covering: CoverageSpec = { ...variant, coverageM2: variant.coverageM2 }
  const area = Number(typed.replace(/\./g, '').replace(',', '.'))
  const result = area > 0 && area < 1e6 ? estimatePacks(area, laying, covering) : undefined
  return (
    <section className="mt-8 rounded-card border border-line bg-panel p-4">
      <h2 className="flex items-center gap-2 text-16">
        <Icon name="calculator" className="text-tarp-600" /> Hitung kebutuhan
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        1 {variant.unit} menutup {formatQuantity(variant.coverageM2)} m². {formatQuantity(qty)}{' '}
        {variant.unit} cukup untuk{' '}
        <b className="num text-ink">{formatQuantity(computeArea(qty, laying, covering))} m²</b>{' '}
        setelah cadangan potongan.
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
              onChange={(event) => setLaying(event.target.value as LayingPattern)}
            />
          )}
        </Field>
      </div>
      <div aria-live="polite">
        {result && (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-face p-3">
            <p className="num min-w-0 text-14">
              <b className="text-20 font-heavy">
                {formatQuantity(result.packs)} {variant.unit}
              </b>
              <span className="block text-ink-2">
                {formatQuantity(result.neededM2)} m² dengan cadangan, sisa{' '}
                {formatQuantity(Number(result.surplusM2.toFixed(2)))} m²
              </span>
            </p>
            <Button
              variant="outlined"
              onClick={() => onQty(result.packs)}
              disabled={result.packs === qty}
            >
              {result.packs === qty ? 'Jumlah sudah sama' : 'Pakai jumlah ini'}
            </Button>
          </div>
        )}
        {typed !== '' && !result && (
          <p className="mt-2 text-14 text-danger-text">Tulis luas dalam m², misalnya 24,5.</p>
        )}
      </div>
      {hasLotVariation(Object.keys(variant.attributes)) && (
        <Alert severity="info" className="mt-3">
          Warna bisa sedikit berbeda antarlot produksi. Pesan sekaligus, lebihkan sedikit untuk
          perbaikan nanti.
        </Alert>
      )}
    </section>
  )
}
