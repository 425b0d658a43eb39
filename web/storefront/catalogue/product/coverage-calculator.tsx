import { lazy, Suspense, useState, type ReactNode } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import {
  computeArea,
  estimatePacks,
  hasLotVariation,
  type CoverageSpec,
  type LayingPattern,
  type PackEstimate,
} from '#modules/catalogue/products/rules/coverage.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Input, Select } from '#web/ui/forms/input.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { readSize } from './dimensions.ts'
import type { VariantResponse } from './variants.ts'

// The drawing is loaded when there is an area to draw. Without it the calculation stays.
const LayingPlan = lazy(() =>
  import('./laying-plan.tsx').catch(() => ({ default: () => undefined })),
)

type Props = { variant: VariantResponse; qty: number; onQty: (qty: number) => void }

const LAYINGS = [
  { value: 'straight', label: 'Lurus (sisa 10%)' },
  { value: 'diagonal', label: 'Diagonal (sisa 15%)' },
]
/** m²: more than the largest hall. */
const MAX_AREA_M2 = 1e6

/** Converts a length and a width to units and back, cutting waste included; one button applies the quantity. */
export function CoverageCalculator({ variant, qty, onQty }: Props) {
  const [typed, setTyped] = useState({ length: '', width: '' })
  const [laying, setLaying] = useState<LayingPattern>('straight')
  if (!variant.coverageM2) return null
  const covering: CoverageSpec = { ...variant, coverageM2: variant.coverageM2 }
  const sides = [typed.length, typed.width].map(parseIndonesianNumber)
  const [length = 0, width = 0] = sides
  const areaM2 = length > 0 && width > 0 ? length * width : 0
  const isComplete = typed.length.trim() !== '' && typed.width.trim() !== ''
  const estimate =
    areaM2 > 0 && areaM2 < MAX_AREA_M2 ? estimatePacks(areaM2, laying, covering) : undefined
  const side = (name: 'length' | 'width', label: string) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          inputMode="decimal"
          unit="m"
          value={typed[name]}
          // Both may be typed again at once, before the page is rendered.
          onChange={({ target: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      )}
    </Field>
  )
  return (
    <section className="mt-8 rounded-card border border-line bg-panel p-4">
      <h2 className="flex items-center gap-2 text-16">
        <Icon name="calculator" className="text-tarp-600" /> Hitung kebutuhan
      </h2>
      <p className="mt-1 text-14 text-ink-2">
        1 {variant.unit} menutup {formatQuantity(variant.coverageM2)} m². {formatQuantity(qty)}{' '}
        {variant.unit} cukup untuk{' '}
        <b className="num text-ink">{formatQuantity(computeArea(qty, laying, covering))} m²</b>{' '}
        setelah sisa potong.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3">
        {side('length', 'Panjang')}
        {side('width', 'Lebar')}
        <Field label="Cara pasang" className="col-span-2">
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
        {estimate && (
          <Estimate estimate={estimate} areaM2={areaM2} unit={variant.unit} qty={qty} onQty={onQty}>
            <Suspense>
              <LayingPlan
                area={{ lengthM: length, widthM: width }}
                sizes={Object.values(variant.attributes).map((value) => readSize(String(value)))}
                coverageM2={covering.coverageM2}
                unit={variant.unit}
                laying={laying}
                packs={estimate.packs}
              />
            </Suspense>
          </Estimate>
        )}
        {isComplete && !estimate && (
          <p className="mt-2 text-14 text-danger-text">
            Tulis panjang dan lebar dalam meter, misalnya 9,5 dan 6.
          </p>
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

/** The area with its waste, what covers it, and one button that orders so much. */
function Estimate({
  estimate: { packs, neededM2, surplusM2 },
  areaM2,
  unit,
  qty,
  onQty,
  children,
}: {
  estimate: PackEstimate
  areaM2: number
  unit: string
  qty: number
  onQty: (qty: number) => void
  /** The plan of the pieces, where it can be drawn. */
  children: ReactNode
}) {
  const amount = `${formatQuantity(packs)} ${unit}`
  const formatArea = (m2: number) => `${formatQuantity(Number(m2.toFixed(2)))} m²`
  return (
    <div className="mt-3 grid gap-3 rounded-control border border-line bg-face p-3">
      <DescriptionList
        rows={[
          ['Luas', formatArea(areaM2)],
          ['Dengan sisa potong', formatArea(neededM2)],
          ['Kebutuhan', <b key="packs">{amount}</b>],
          ['Lebihan', formatArea(surplusM2)],
        ]}
      />
      {children}
      <Button variant="outlined" wide onClick={() => onQty(packs)} disabled={packs === qty}>
        {packs === qty ? 'Jumlah sudah sama' : `Pakai ${amount}`}
      </Button>
    </div>
  )
}
