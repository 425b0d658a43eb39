import type { Api } from '#modules/client.ts'
import { describeValue, type FieldDescribers } from '../shared/conflict/describe-value.ts'
import { parseDecimal, createFieldReader } from '../shared/forms/form-values.ts'

type Body = Parameters<Api['catalogueAdmin']['addVariant']>[0]['body']
type Tiers = Parameters<Api['staffPricing']['setTiers']>[0]['body']['tiers']

/** Tiers in words, a line for each: `mulai 50: 2,5%`. */
export const tierDescribers: FieldDescribers = {
  tiers: (tiers) =>
    ((tiers ?? []) as Tiers)
      .map(({ minQty, discount }) => `mulai ${describeValue(minQty)}: ${describeValue(discount)}%`)
      .join('\n'),
}

/** The variant of a posted form. Invalid numbers stay as typed, for the call to refuse. */
export function readVariantBody(form: FormData): Body {
  const text = createFieldReader(form)
  const readNumber = (name: string) => parseDecimal(text(name)) as number
  const attributes: Record<string, string> = {}
  for (const [name, value] of form)
    if (name.startsWith('attributes.') && typeof value === 'string')
      attributes[name.slice('attributes.'.length)] = value.trim()
  return {
    sku: text('sku') ?? '',
    barcode: text('barcode') ?? null,
    name: text('name') ?? '',
    unit: text('unit') ?? '',
    attributes,
    measured: text('measured') === 'ya',
    active: text('active') === 'ya',
    weightKg: readNumber('weightKg'),
    volumeM3: readNumber('volumeM3'),
    lengthM: readNumber('lengthM'),
    piecesPerUnit: readNumber('piecesPerUnit') ?? null,
    coverageM2: readNumber('coverageM2') ?? null,
    minOrder: readNumber('minOrder'),
    multiple: readNumber('multiple'),
    leadDays: readNumber('leadDays') ?? 0,
  }
}

/** The tiers of a posted form. Empty rows are left out. */
export function readTiers(form: FormData): Tiers {
  const tiers: Tiers = []
  for (let index = 0; form.has(`tiers.${index}.minQty`); index++) {
    const text = createFieldReader(form)
    const [minQty, discount] = [text(`tiers.${index}.minQty`), text(`tiers.${index}.discount`)]
    if (minQty === undefined && discount === undefined) continue
    tiers.push({
      minQty: parseDecimal(minQty) as number,
      discount: parseDecimal(discount) as number,
    })
  }
  return tiers
}
