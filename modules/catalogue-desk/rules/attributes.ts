import { Refusal } from '#platform/refusal.ts'
import type { Attribute, AttributeValues } from '#modules/catalogue/rules/facts.ts'

const refused = (code: string, message: string, field: string) =>
  Refusal.field(field, code, message)

/** Throws 422 `attribute.twice` where two attributes have one key. */
export function checkKeys(attributes: readonly Pick<Attribute, 'key'>[]): void {
  const keys = attributes.map(({ key }) => key)
  const at = keys.findIndex((key, index) => keys.indexOf(key) !== index)
  if (at < 0) return
  const field = `attributes.${at}.key`
  throw refused('attribute.twice', `Kode ${keys[at]} dipakai dua kali.`, field)
}

type Used = Pick<Attribute, 'key' | 'type' | 'label'> & { variants: number }

/**
 * Throws 422 `attribute.in_use` where an attribute that variants carry would go, or would read
 * figures where texts stand (and the other way round).
 */
export function checkChange(
  before: readonly Used[],
  after: readonly Pick<Attribute, 'key' | 'type'>[],
) {
  for (const { key, type, label, variants } of before) {
    if (variants === 0) continue
    const now = after.find((each) => each.key === key)
    if (!now)
      throw refused(
        'attribute.in_use',
        `Atribut ${label} masih dipakai ${variants} varian, jadi belum bisa dihapus.`,
        'attributes',
      )
    if (now.type !== type)
      throw refused(
        'attribute.in_use',
        `Jenis atribut ${label} tidak bisa diubah selama ${variants} varian memakainya.`,
        'attributes',
      )
  }
}

/**
 * A variant's values as its sub-category wants them: figures as numbers, empty ones left out.
 * Throws 422 `attribute.unknown` and `attribute.value` at the field.
 */
export function fitted(values: AttributeValues, attributes: readonly Attribute[]): AttributeValues {
  const fit: AttributeValues = {}
  for (const [key, value] of Object.entries(values)) {
    const attribute = attributes.find((each) => each.key === key)
    const field = `attributes.${key}`
    if (!attribute)
      throw refused('attribute.unknown', `Subkategori ini tidak punya atribut ${key}.`, field)
    if (value === '') continue
    fit[key] = attribute.type === 'number' ? figure(value, attribute, field) : String(value)
  }
  return fit
}

function figure(value: string | number, { label }: Attribute, field: string): number {
  const number = Number(typeof value === 'string' ? value.replace(',', '.') : value)
  if (Number.isFinite(number)) return number
  throw refused('attribute.value', `${label} ditulis dengan angka.`, field)
}
