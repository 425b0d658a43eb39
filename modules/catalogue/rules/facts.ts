import { formatQuantity } from '#platform/format.ts'

/** A facet that a sub-category declares. */
export type Attribute = {
  key: string
  label: string
  unit: string | null
  type: 'number' | 'text'
  onCard: boolean
}
export type AttributeValues = Record<string, string | number>

/** What a card says of a variant: the values of the attributes that matter most, with their units. */
export const factsOf = (attributes: readonly Attribute[], values: AttributeValues): string[] =>
  attributes.flatMap((attribute) => {
    const value = attribute.onCard ? values[attribute.key] : undefined
    return value === undefined || value === '' ? [] : [factOf(attribute, value)]
  })

/** `9 mm`, `UTY`; a bare number is told by its label: `Isi 4`. */
export function factOf({ label, unit }: Attribute, value: string | number): string {
  const figure = typeof value === 'number' ? formatQuantity(value) : value
  if (unit) return `${figure} ${unit}`
  return typeof value === 'number' ? `${label} ${figure}` : figure
}
