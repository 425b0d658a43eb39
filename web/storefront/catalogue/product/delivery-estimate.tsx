import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { findReaderData, type ReaderData } from '#web/reader/reader-data.ts'
import { useGetVisitor } from '#web/shared/chrome/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import type { DeliveryEstimateResult } from './load-delivery-estimate.ts'
import { EstimateDestination, EstimateResult } from './estimate-result.tsx'

type EstimateData = ReaderData<DeliveryEstimateResult | null>
type Props = {
  variantId: string
  qty: number
  data: EstimateData
  unit: string
}

/**
 * The delivery cost and date for the buyer's district. One that is found here by its name becomes the one that
 * the whole shop shows freight for. A plain form before scripts run.
 */
export function DeliveryEstimate({ variantId, qty, data: loaded, unit }: Props) {
  const fetcher = useFetcher<{ delivery?: EstimateData }>()
  const data = fetcher.data?.delivery ?? loaded
  const getChosen = () => {
    const result = findReaderData(data)
    return result?.estimate && result.destination
  }
  const loadEstimate = (place: string) =>
    void fetcher.load(
      `?${new URLSearchParams({ product_variant_id: variantId, qty: String(qty), kirim: place })}`,
    )

  const { submit: remember } = useFetcher()
  const getVisitor = useGetVisitor()
  useEffect(() => {
    const chosen = getChosen()
    if (chosen && chosen !== getVisitor()?.district?.id)
      void remember(
        { intent: 'choose-district', districtId: chosen },
        { method: 'post', action: '/cart' },
      )
    // Only a choice made here is remembered: another page may choose another district.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  const shown = useRef(`${variantId} ${qty}`)
  useEffect(() => {
    const next = `${variantId} ${qty}`
    const chosen = getChosen()
    if (!chosen || shown.current === next) return undefined
    // Another quantity or variant may need another lorry: asks again once the input pauses.
    const timer = setTimeout(() => {
      shown.current = next
      loadEstimate(chosen)
    }, 400)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [variantId, qty])

  return (
    <section
      className="mt-8 rounded-card border border-line bg-face p-3"
      aria-busy={fetcher.state !== 'idle'}
    >
      <h2 className="flex items-center gap-2 text-16">
        <Icon name="truck" className="text-tarp-600" /> Perkiraan kirim
      </h2>
      <fetcher.Form method="get" className="mt-2 flex items-end gap-2">
        <input type="hidden" name="product_variant_id" value={variantId} />
        <input type="hidden" name="qty" value={qty} />
        <Field label="Kecamatan atau kota tujuan" className="min-w-0 flex-1">
          {(control) => <EstimateDestination data={data} control={control} />}
        </Field>
        <Button type="submit" variant="outlined" loading={fetcher.state !== 'idle'}>
          Cek
        </Button>
      </fetcher.Form>
      <div aria-live="polite">
        <EstimateResult data={data} onChoose={loadEstimate} unit={unit} qty={qty} />
      </div>
    </section>
  )
}
