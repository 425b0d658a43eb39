import type { Api } from '#modules/client.ts'
import { figure, typed } from '../parts/typed.ts'

type Body = Parameters<Api['catalogueDesk']['addVariant']>[0]['body']
type Tiers = Parameters<Api['staffPricing']['setTiers']>[0]['body']['tiers']

/** A variant as its form tells it; a figure that is none goes on as typed, for the call to refuse. */
export function variantIn(form: FormData): Body {
  const text = typed(form)
  const number = (name: string) => figure(text(name)) as number
  const attributes: Record<string, string> = {}
  for (const [name, value] of form)
    if (name.startsWith('attributes.') && typeof value === 'string')
      attributes[name.slice('attributes.'.length)] = value.trim()
  return {
    sku: text('sku') ?? '',
    name: text('name') ?? '',
    unit: text('unit') ?? '',
    attributes,
    measured: text('measured') === 'ya',
    active: text('active') === 'ya',
    weightKg: number('weightKg'),
    volumeM3: number('volumeM3'),
    lengthM: number('lengthM'),
    piecesPerUnit: number('piecesPerUnit') ?? null,
    coverageM2: number('coverageM2') ?? null,
    minOrder: number('minOrder'),
    multiple: number('multiple'),
    leadDays: number('leadDays') ?? 0,
  }
}

/** The steps of a ladder; a row without a figure is none. */
export function tiersIn(form: FormData): Tiers {
  const tiers: Tiers = []
  for (let at = 0; form.has(`tiers.${at}.minQty`); at++) {
    const text = typed(form)
    const [minQty, discount] = [text(`tiers.${at}.minQty`), text(`tiers.${at}.discount`)]
    if (minQty === undefined && discount === undefined) continue
    tiers.push({ minQty: figure(minQty) as number, discount: figure(discount) as number })
  }
  return tiers
}
