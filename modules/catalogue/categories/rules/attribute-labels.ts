import { formatQuantity } from '#platform/format.ts'

/** A facet that a sub-category declares. */
export type AttributeDefinition = {
  key: string
  label: string
  unit: string | null
  type: 'number' | 'text'
  onCard: boolean
}
export type AttributeValues = Record<string, string | number>

/** What a card says of a variant: the values of the attributes that matter most, with their units. */
export const formatAttributeLabels = (
  attributes: readonly AttributeDefinition[],
  values: AttributeValues,
): string[] =>
  attributes.flatMap((attribute) => {
    const value = attribute.onCard ? values[attribute.key] : undefined
    return value === undefined || value === '' ? [] : [formatAttributeLabel(attribute, value)]
  })

/** `9 mm`, `UTY`; a bare number is told by its label: `Isi 4`. */
export function formatAttributeLabel(
  { label, unit }: AttributeDefinition,
  value: string | number,
): string {
  const text = typeof value === 'number' ? formatQuantity(value) : value
  if (unit) return `${text} ${unit}`
  return typeof value === 'number' ? `${label} ${text}` : text
}
