import { Refusal } from '#platform/refusal.ts'
import type {
  AttributeDefinition,
  AttributeValues,
} from '#modules/catalogue/categories/rules/attribute-labels.ts'

/** Throws 422 `attribute.twice` if two attributes have the same key. */
export function assertUniqueKeys(attributes: readonly Pick<AttributeDefinition, 'key'>[]): void {
  const keys = attributes.map(({ key }) => key)
  const at = keys.findIndex((key, index) => keys.indexOf(key) !== index)
  if (at < 0) return
  const field = `attributes.${at}.key`
  throw Refusal.field(field, 'attribute.twice', `Kode ${keys[at]} dipakai dua kali.`)
}

type AttributeUsage = Pick<AttributeDefinition, 'key' | 'type' | 'label'> & { variants: number }

/** Throws 422 `attribute.in_use` if an attribute that variants use is removed or changes its type. */
export function assertUsageUnchanged(
  before: readonly AttributeUsage[],
  after: readonly Pick<AttributeDefinition, 'key' | 'type'>[],
) {
  for (const { key, type, label, variants } of before) {
    if (variants === 0) continue
    const attribute = after.find((each) => each.key === key)
    if (!attribute)
      throw Refusal.field(
        'attributes',
        'attribute.in_use',
        `Atribut ${label} masih dipakai ${variants} varian, jadi belum bisa dihapus.`,
      )
    if (attribute.type !== type)
      throw Refusal.field(
        'attributes',
        'attribute.in_use',
        `Jenis atribut ${label} tidak bisa diubah selama ${variants} varian memakainya.`,
      )
  }
}

/**
 * A variant's values by the types that its sub-category declares; empty ones are left out. Throws
 * 422 `attribute.unknown` and `attribute.value` at the field.
 */
export function normalizeAttributeValues(
  values: AttributeValues,
  attributes: readonly AttributeDefinition[],
): AttributeValues {
  const normalized: AttributeValues = {}
  for (const [key, value] of Object.entries(values)) {
    const attribute = attributes.find((each) => each.key === key)
    const field = `attributes.${key}`
    if (!attribute)
      throw Refusal.field(field, 'attribute.unknown', `Subkategori ini tidak punya atribut ${key}.`)
    if (value === '') continue
    normalized[key] =
      attribute.type === 'number' ? parseAttributeNumber(value, attribute, field) : String(value)
  }
  return normalized
}

function parseAttributeNumber(
  value: string | number,
  { label }: AttributeDefinition,
  field: string,
): number {
  const number = Number(typeof value === 'string' ? value.replace(',', '.') : value)
  if (Number.isFinite(number)) return number
  throw Refusal.field(field, 'attribute.value', `${label} ditulis dengan angka.`)
}
