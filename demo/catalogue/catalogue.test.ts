import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCatalogue, generateProducts } from './catalogue.ts'
import type { DemoVariant } from './types.ts'

const catalogue = buildCatalogue()
const subCategories = catalogue.categories.flatMap((category) => category.subCategories)
const variants = catalogue.products.flatMap((product) => product.variants)

/** Fails with the first few of the variants that a rule catches. */
function assertNone(rule: string, broken: (variant: DemoVariant) => boolean) {
  const brokenSkus = variants.filter(broken).map(({ sku }) => sku)
  assert.deepEqual(brokenSkus.slice(0, 5), [], rule)
}

function assertUnique(values: string[], what: string) {
  const seen = new Set<string>()
  const twice = values.filter((value) => seen.size === seen.add(value).size)
  assert.deepEqual(twice.slice(0, 5), [], what)
}

test('the catalogue is as wide as a builders’ merchant', () => {
  assert.ok(catalogue.categories.length >= 16)
  assert.ok(subCategories.length >= 80)
  assert.ok(catalogue.brands.length >= 60)
  assert.ok(catalogue.products.length >= 2500)
  assert.ok(variants.length >= 7000)
  assert.ok(catalogue.warehouses.length >= 6)
})

test('two builds are equal', () => {
  assert.deepEqual(buildCatalogue(), catalogue)
})

test('addresses, names and codes are unique', () => {
  assertUnique(
    catalogue.categories.map(({ slug }) => slug),
    'category slugs',
  )
  assertUnique(
    subCategories.map(({ slug }) => slug),
    'sub-category slugs',
  )
  assertUnique(
    catalogue.brands.map(({ slug }) => slug),
    'brand slugs',
  )
  assertUnique(
    catalogue.products.map(({ slug }) => slug),
    'product slugs',
  )
  assertUnique(
    catalogue.products.map(({ name }) => name),
    'product names',
  )
  assertUnique(
    variants.map(({ sku }) => sku),
    'SKUs',
  )
  for (const product of catalogue.products) {
    assertUnique(
      product.variants.map(({ name }) => name),
      `variant names of ${product.slug}`,
    )
  }
})

test('addresses and SKUs are plain', () => {
  for (const { slug } of catalogue.products) assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/)
  for (const { sku } of variants) assert.match(sku, /^[A-Z0-9]+(-[A-Z0-9]+)+$/)
})

test('everything hangs together: groups, brands, sub-categories, warehouses', () => {
  const groups = new Set(catalogue.groups)
  const brands = new Set(catalogue.brands.map(({ slug }) => slug))
  const warehouses = new Set(catalogue.warehouses.map(({ code }) => code))
  assert.deepEqual(
    catalogue.categories.filter(({ group }) => !groups.has(group)),
    [],
  )
  assert.deepEqual(
    catalogue.products.filter(({ brand }) => !brands.has(brand)),
    [],
  )
  assertNone('stock in a known warehouse', ({ stock }) =>
    Object.keys(stock).some((code) => !warehouses.has(code)),
  )
})

test('no category, sub-category or brand is empty', () => {
  const filled = new Set(catalogue.products.map(({ subCategory }) => subCategory))
  assert.deepEqual(
    subCategories.filter(({ slug }) => !filled.has(slug)),
    [],
  )
  assert.deepEqual(
    [...filled].filter((slug) => !subCategories.some((one) => one.slug === slug)),
    [],
  )
  const used = new Set(catalogue.products.map(({ brand }) => brand))
  assert.deepEqual(
    catalogue.brands.filter(({ slug }) => !used.has(slug)),
    [],
  )
})

test('a variant says only what its sub-category declares, in the declared type', () => {
  for (const { slug, attributes } of subCategories) {
    assert.equal(
      attributes.filter(({ onCard }) => onCard).length,
      3,
      `${slug} has three on the card`,
    )
    const types = new Map(attributes.map(({ key, type }) => [key, type]))
    for (const product of catalogue.products.filter(({ subCategory }) => subCategory === slug)) {
      for (const { sku, attributes: values } of product.variants) {
        for (const [key, value] of Object.entries(values)) {
          assert.equal(
            typeof value === 'number' ? 'number' : 'text',
            types.get(key),
            `${sku}: ${key}`,
          )
        }
      }
    }
  }
})

test('a facet on the card has a value on nearly every variant, the others on many', () => {
  for (const { slug, attributes } of subCategories) {
    const all = catalogue.products
      .filter(({ subCategory }) => subCategory === slug)
      .flatMap((product) => product.variants)
    for (const { key, onCard } of attributes) {
      const share = all.filter(({ attributes: values }) => key in values).length / all.length
      assert.ok(share >= (onCard ? 0.9 : 0.3), `${slug}.${key} is on ${Math.round(share * 100)} %`)
    }
  }
})

test('the variants of a product differ in what they say', () => {
  for (const { slug, variants: own } of catalogue.products) {
    assertUnique(
      own.map(({ attributes, unit }) => JSON.stringify([attributes, unit])),
      `attributes of ${slug}`,
    )
  }
})

test('prices are whole rupiah, positive, and business pays no more than retail', () => {
  assertNone('retail', ({ retailSen }) => !(retailSen > 0) || retailSen % 100 !== 0)
  assertNone(
    'business',
    ({ businessSen, retailSen }) =>
      !(businessSen > 0) || businessSen % 100 !== 0 || businessSen > retailSen,
  )
  assertNone(
    'business at most 8 % under',
    ({ businessSen, retailSen }) => businessSen < retailSen * 0.92,
  )
})

test('every variant has a mass, a room and a length', () => {
  assertNone(
    'body',
    ({ weightKg, volumeM3, lengthM }) => !(weightKg > 0 && volumeM3 > 0 && lengthM > 0),
  )
})

test('tiers ascend in quantity and in discount, and start above the minimum', () => {
  assertNone(
    'tiers',
    ({ tiers, minOrder, multiple }) =>
      tiers.length > 4 ||
      tiers.some(({ minQty, discount }, index) => {
        const before = tiers[index - 1] ?? { minQty: minOrder, discount: 0 }
        return (
          minQty <= before.minQty ||
          discount <= before.discount ||
          discount > 15 ||
          minQty % multiple !== 0
        )
      }),
  )
})

test('the minimum order is a multiple of the multiple, whole where it is counted', () => {
  assertNone(
    'minimum',
    ({ minOrder, multiple, measured }) =>
      minOrder <= 0 || minOrder % multiple !== 0 || (!measured && multiple % 1 !== 0),
  )
  assertNone('stock in multiples', ({ stock, multiple }) =>
    Object.values(stock).some((amount) => amount < 0 || amount % multiple !== 0),
  )
})

test('some goods are made to order, some sold out, some nearly, most in stock', () => {
  const total = ({ stock }: DemoVariant) =>
    Object.values(stock).reduce((sum, amount) => sum + amount, 0)
  assertNone(
    'made to order means none in stock',
    (variant) => variant.leadDays > 0 && total(variant) > 0,
  )
  assertNone('lead time of 0, 7 or 14 days', ({ leadDays }) => ![0, 7, 14].includes(leadDays))
  const share = (rule: (variant: DemoVariant) => boolean) =>
    variants.filter(rule).length / variants.length
  assert.ok(share(({ leadDays }) => leadDays > 0) > 0.05)
  assert.ok(share((variant) => variant.leadDays === 0 && total(variant) === 0) > 0.01)
  assert.ok(share((variant) => total(variant) > 0 && total(variant) < 10) > 0.01)
  assert.ok(share((variant) => total(variant) > 0) > 0.8)
})

test('the home page’s price table names goods that can be bought at their known prices', () => {
  const prices = catalogue.featured.map((sku) => variants.find((one) => one.sku === sku)?.retailSen)
  assert.deepEqual(
    prices,
    [54_500, 131_500, 118_000, 715_000, 689_000, 396_000, 287_000, 312_000].map(
      (rupiah) => rupiah * 100,
    ),
  )
  const stocked = catalogue.featured.every(
    (sku) => (variants.find((one) => one.sku === sku)?.stock.CBT ?? 0) > 50,
  )
  assert.ok(stocked)
})

test('a product page can be read: some sentences, a specification, a sensible number of variants', () => {
  for (const { slug, description, specification, variants: own } of catalogue.products) {
    assert.ok((description.match(/[.!?](\s|$)/g) ?? []).length >= 2, `${slug}: ${description}`)
    assert.ok(specification.length >= 1 && own.length >= 1 && own.length <= 25, slug)
  }
})

test('a larger catalogue begins with the same goods and repeats nothing', () => {
  const twice = [...generateProducts(2)]
  assert.equal(twice.length, catalogue.products.length * 2)
  assert.deepEqual(twice.slice(0, 20), catalogue.products.slice(0, 20))
  assertUnique(
    twice.map(({ slug }) => slug),
    'slugs',
  )
  assertUnique(
    twice.flatMap((product) => product.variants.map(({ sku }) => sku)),
    'SKUs',
  )
})
