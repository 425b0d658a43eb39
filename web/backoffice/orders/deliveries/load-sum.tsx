import { useEffect, useRef, useState } from 'react'
import { describeLoad } from '#modules/selling/orders/rules/describe-order.ts'
import { explainOverload, normalizePlate } from '#modules/selling/fleet/rules.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import { Alert } from '#web/ui/alert.tsx'
import type { SavedFleet } from '../types.ts'

type TypedLoad = { weightKg: number; volumeM3: number; plate: string }

/** What the ticked lines of a form weigh and fill, and the plate that is typed. */
function readLoad(form: HTMLFormElement): TypedLoad {
  const load = { weightKg: 0, volumeM3: 0 }
  for (const line of form.querySelectorAll<HTMLElement>('[data-load-line]')) {
    if (!line.querySelector<HTMLInputElement>('input[type=checkbox]')?.checked) continue
    const quantity = Number(line.querySelector<HTMLInputElement>('input[type=number]')?.value) || 0
    load.weightKg += Number(line.dataset['weightKg']) * quantity
    load.volumeM3 += Number(line.dataset['volumeM3']) * quantity
  }
  const plate = form.elements.namedItem('plate')
  return {
    weightKg: roundToThousandths(load.weightKg),
    volumeM3: roundToThousandths(load.volumeM3),
    plate: plate instanceof HTMLInputElement ? normalizePlate(plate.value) : '',
  }
}

/** The load that is being put together, and a warning where it is too much for the saved vehicle. */
export function LoadSum({ vehicles }: Pick<SavedFleet, 'vehicles'>) {
  const place = useRef<HTMLDivElement>(null)
  const [load, setLoad] = useState<TypedLoad>()
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return undefined
    const update = () => setLoad(readLoad(form))
    update()
    form.addEventListener('input', update)
    return () => form.removeEventListener('input', update)
  }, [])
  return (
    <div ref={place} aria-live="polite" className="grid gap-2">
      {load && <p className="num text-14 text-ink-2">Muatan {describeLoad(load)}</p>}
      {load && <OverloadWarning load={load} plate={load.plate} vehicles={vehicles} />}
    </div>
  )
}

/** Says that a load is too much for the saved vehicle of that plate. */
export function OverloadWarning({
  load,
  plate,
  vehicles,
}: Pick<SavedFleet, 'vehicles'> & {
  load: { weightKg: number; volumeM3: number }
  plate: string
}) {
  const vehicle = vehicles.find((saved) => saved.plate === normalizePlate(plate))
  const text = vehicle && explainOverload(load, vehicle)
  return text && <Alert severity="warning">{text}</Alert>
}
