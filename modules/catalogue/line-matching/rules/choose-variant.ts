import type {
  AttributeDefinition,
  AttributeValues,
} from '#modules/catalogue/categories/rules/attribute-labels.ts'

/** A variant that is what a line names. */
export type NamedOption = {
  id: number
  productId: number
  subCategoryId: number
  attributes: AttributeValues
  /** Its selling unit. */
  unit: string
}

/** What a line says beside the goods. */
export type LineContext = {
  /** Whether the line counts in this selling unit. */
  isRequestedUnit: (unit: string) => boolean
  /** Whether the line has every word of an attribute's value. */
  isNamed: (value: string | number | undefined) => boolean
}

export type VariantChoice<Option> = {
  /** The options, the one to take or to offer first in front. */
  options: Option[]
  /** The attribute that the line leaves open; undefined where the first option can be taken. */
  open: AttributeDefinition | undefined
  /** Whether the options are of several kinds. */
  isOfSeveralKinds: boolean
}

/**
 * Chooses among variants that are all what a line names. What the trade means without saying (`implied`)
 * is taken; an attribute without such a value has to be the same in all of them, else the line leaves it
 * open. Keeps the order of the options, which is that of the search.
 */
export function chooseVariant<Option extends NamedOption>(
  options: readonly Option[],
  attributesOf: (subCategoryId: number) => readonly AttributeDefinition[],
  line: LineContext,
): VariantChoice<Option> {
  // A box of nails is none of the nails that are sold by weight.
  const inUnit = filterIfAny(options, ({ unit }) => line.isRequestedUnit(unit))
  const [first] = inUnit
  const isOfSeveralKinds = inUnit.some((each) => each.subCategoryId !== first?.subCategoryId)
  if (!first || isOfSeveralKinds)
    return { options: [...options], open: undefined, isOfSeveralKinds }
  const definitions = attributesOf(first.subCategoryId)
  const implied = definitions.reduce<readonly Option[]>((left, { key, implied }) => {
    // `Elbow` and not `Elbow 45°`: every word of the value is in the line.
    const named = filterIfAny(left, ({ attributes }) => line.isNamed(attributes[key]))
    return implied === null || named.length < left.length
      ? named
      : filterIfAny(named, ({ attributes }) => attributes[key] === implied)
  }, inUnit)
  const open = definitions.find(
    ({ key, implied: value }) =>
      value !== null && new Set(implied.map(({ attributes }) => attributes[key])).size > 1,
  )
  const others = options.filter((option) => !implied.includes(option))
  return { options: [...implied, ...others], open, isOfSeveralKinds: false }
}

const filterIfAny = <Item>(
  items: readonly Item[],
  isMatch: (item: Item) => boolean,
): readonly Item[] => {
  const matching = items.filter(isMatch)
  return matching.length > 0 ? matching : items
}
