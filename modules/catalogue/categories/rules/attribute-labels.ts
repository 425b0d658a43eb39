import { formatQuantity } from '#platform/format.ts'

/** An attribute that a sub-category declares; its products can be filtered by it. */
export type AttributeDefinition = {
  key: string
  label: string
  unit: string | null
  type: 'number' | 'text'
  onCard: boolean
  /**
   * The value that the trade means where a buyer names none; null where any value will do. Without it a
   * buyer has to say which one they want.
   */
  implied?: string | number | null | undefined
}

/** The attributes of a sub-category, by its id. */
export type AttributeLookup = (subCategoryId: number) => readonly AttributeDefinition[]
export type AttributeValues = Record<string, string | number>

/** The attribute values that a card shows, with their units. */
export const formatAttributeLabels = (
  attributes: readonly AttributeDefinition[],
  values: AttributeValues,
): string[] =>
  attributes.flatMap((attribute) => {
    const value = attribute.onCard ? values[attribute.key] : undefined
    return value === undefined || value === '' ? [] : [formatAttributeLabel(attribute, value)]
  })

/** `9 mm`, `UTY`; a number without a unit has its label: `Isi 4`. */
function formatAttributeLabel(
  { label, unit }: AttributeDefinition,
  value: string | number,
): string {
  const text = typeof value === 'number' ? formatQuantity(value) : value
  if (unit) return `${text} ${unit}`
  return typeof value === 'number' ? `${label} ${text}` : text
}
