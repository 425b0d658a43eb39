import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useShell } from '#web/shared/chrome/use-shell.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Input } from '#web/ui/input.tsx'
import type { DeliveryEstimateResult } from './load-delivery-estimate.ts'
import { EstimateResult } from './estimate-result.tsx'

type Props = {
  variantId: string
  qty: number
  result: DeliveryEstimateResult | undefined
  unit: string
}

/**
 * The delivery cost and date for the buyer's district. One that is found here by its name becomes the one that
 * the whole shop shows freight for. A plain form before scripts run.
 */
export function DeliveryEstimate({ variantId, qty, result: loaded, unit }: Props) {
  const fetcher = useFetcher<{ delivery?: DeliveryEstimateResult }>()
  const result = fetcher.data?.delivery ?? loaded
  const chosen = result?.estimate ? result.destination : undefined
  const loadEstimate = (place: string) =>
    void fetcher.load(
      `?${new URLSearchParams({ product_variant_id: variantId, qty: String(qty), kirim: place })}`,
    )

  const { submit: remember } = useFetcher()
  const remembered = useShell()?.district?.id
  useEffect(() => {
    if (chosen && chosen !== remembered)
      void remember(
        { intent: 'choose-district', districtId: chosen },
        { method: 'post', action: '/cart' },
      )
    // Only a choice made here is remembered: another page may choose another district.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen])
  const shown = useRef(`${variantId} ${qty}`)
  useEffect(() => {
    const next = `${variantId} ${qty}`
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
      className="mt-8 rounded-card border border-line bg-face p-4"
      aria-busy={fetcher.state !== 'idle'}
    >
      <h2 className="flex items-center gap-2 text-16">
        <Icon name="truck" className="text-tarp-600" /> Perkiraan kirim
      </h2>
      <fetcher.Form method="get" className="mt-2 flex items-end gap-2">
        <input type="hidden" name="product_variant_id" value={variantId} />
        <input type="hidden" name="qty" value={qty} />
        <Field label="Kecamatan atau kota tujuan" className="min-w-0 flex-1">
          {(control) => (
            <Input
              {...control}
              name="kirim"
              placeholder="mis. Tambun Selatan"
              defaultValue={result?.estimate?.place ?? (result?.refused ? '' : result?.destination)}
              key={result?.destination}
              maxLength={60}
              required
            />
          )}
        </Field>
        <Button type="submit" variant="outlined" loading={fetcher.state !== 'idle'}>
          Cek
        </Button>
      </fetcher.Form>
      <div aria-live="polite">
        {result && <EstimateResult result={result} onChoose={loadEstimate} unit={unit} qty={qty} />}
      </div>
    </section>
  )
}
