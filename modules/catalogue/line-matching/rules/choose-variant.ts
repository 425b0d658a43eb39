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

/** What a line says apart from the goods themselves. */
export type LineContext = {
  /** Whether the line counts in this selling unit. */
  isRequestedUnit: (unit: string) => boolean
  /** Whether the line has every word of an attribute's value. */
  isNamed: (value: string | number | undefined) => boolean
}

export type VariantChoice<Option> = {
  /** The options, the one to take or to offer first in front. */
  options: Option[]
  /** How many of the first options are equally right. */
  equalCount: number
  /** How many of the first options are what the trade means without saying. */
  usualCount: number
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
  // A box of nails is none of the nails that are sold by weight; any pack is a can to its buyer, which tells no kinds apart.
  const isApart = ({ unit }: Option) => line.isRequestedUnit(unit) && !CONTAINERS.has(unit)
  const inUnit = filterIfAny(
    options,
    hasSeveralKinds(options) ? isApart : ({ unit }) => line.isRequestedUnit(unit),
  )
  const [first] = inUnit
  const isOfSeveralKinds = hasSeveralKinds(inUnit)
  if (!first || isOfSeveralKinds)
    return {
      options: [...options],
      equalCount: 0,
      usualCount: options.length,
      open: undefined,
      isOfSeveralKinds,
    }
  const definitions = attributesOf(first.subCategoryId)
  const unusual: AttributeDefinition[] = []
  const implied = definitions.reduce<readonly Option[]>((left, definition) => {
    const { key, implied } = definition
    // `Elbow` and not `Elbow 45°`: every word of the value is in the line.
    const named = keepFullest(
      left.filter(({ attributes }) => line.isNamed(attributes[key])),
      key,
    )
    if (named.length > 0 || implied === null) return named.length > 0 ? named : left
    const usual = left.filter(({ attributes }) => attributes[key] === implied)
    // A tank is of plastic: one of steel only if the line says so, or the buyer. What comes in one colour is of that, and a
    // product by itself is what was named.
    if (
      usual.length === 0 &&
      new Set(left.map((option) => (key === COLOUR ? option.attributes[key] : option.productId)))
        .size > 1 &&
      left.every(({ attributes }) => isWord(attributes[key])) &&
      isWord(implied) &&
      !left.every(({ attributes }) => isSaidApart(attributes[key], implied, line))
    )
      unusual.push(definition)
    return usual.length > 0 ? usual : left
  }, inUnit)
  const open =
    definitions.find(
      ({ key, implied: value }) =>
        value !== null && new Set(implied.map(({ attributes }) => attributes[key])).size > 1,
    ) ?? unusual[0]
  const others = options.filter((option) => !implied.includes(option))
  return {
    options: [...implied, ...others],
    equalCount: open ? 0 : implied.length,
    usualCount: implied.length,
    open,
    isOfSeveralKinds: false,
  }
}

/** The key of the attribute that says a colour, in every category that has one. */
const COLOUR = 'warna'

const CONTAINERS: ReadonlySet<string> = new Set(['kaleng', 'galon', 'pail', 'tube', 'botol'])

const hasSeveralKinds = (options: readonly NamedOption[]): boolean =>
  options.some(({ subCategoryId }) => subCategoryId !== options[0]?.subCategoryId)

/** `downlight` says `Downlight LED` and no `Bohlam LED`: a word of the value that the implied one lacks is in the line. */
const isSaidApart = (
  value: string | number | undefined,
  implied: string | number | undefined,
  { isNamed }: LineContext,
): boolean => {
  const usual = new Set(String(implied).toLowerCase().split(/\s+/))
  return String(value)
    .split(/\s+/)
    .some((word) => !usual.has(word.toLowerCase()) && isNamed(word))
}

/** Whether a value is said in words: a size is in the line as a number. */
const isWord = (value: string | number | null | undefined): boolean =>
  typeof value === 'string' && !/\d/.test(value)

/** `tanpa anyam` says `Tanpa Anyam` and no `Anyam`: a value whose words are some of another's is not meant. */
function keepFullest<Option extends NamedOption>(
  options: readonly Option[],
  key: string,
): Option[] {
  const toWords = (value: string | number | undefined) => String(value).toLowerCase().split(/\s+/)
  const values = [...new Set(options.map(({ attributes }) => attributes[key]))]
  const isFuller = (one: string[], other: string[]) =>
    one.length > other.length && other.every((word) => one.includes(word))
  const partial = new Set(
    values.filter((value) => values.some((other) => isFuller(toWords(other), toWords(value)))),
  )
  return options.filter(({ attributes }) => !partial.has(attributes[key]))
}

const filterIfAny = <Item>(
  items: readonly Item[],
  isMatch: (item: Item) => boolean,
): readonly Item[] => {
  const matching = items.filter(isMatch)
  return matching.length > 0 ? matching : items
}
