import { z } from 'zod'
import { IMAGE_KINDS } from '#demo/images/draw.ts'
import type { ImageSpec } from '#demo/images/image-spec.ts'
import { getPrintedBrand } from './brands.ts'
import type { CategoryDraft, Facet, SubCategoryDraft } from './draft.ts'
import { FAMILIES } from './families.ts'
import { list, number, readTable, text } from './read-table.ts'
import { SELLING_UNITS } from './types.ts'

/** Headings of the main menu, in the order in which a building goes up. */
export const GROUPS = [
  'Struktur',
  'Dinding & Atap',
  'Penyelesaian',
  'Air & Listrik',
  'Pintu & Perangkat',
  'Alat & Lahan',
]

/**
 * A cell with the parameters of a drawing as JSON; its brand is a brand's slug. The order of the
 * parameters matters, because an image's file name is a hash of them.
 */
const image = z
  .string()
  .transform((cell) => JSON.parse(cell) as ImageSpec & { brand?: string })
  .refine(({ kind }) => IMAGE_KINDS.includes(kind), 'unknown kind of image')
  .transform(
    (spec) => (spec.brand ? { ...spec, brand: getPrintedBrand(spec.brand) } : spec) as ImageSpec,
  )

const FACET = /^(#?)([a-z]+) ([^[(]+?)(?: \[([^\]]+)\])?(?: \((.+)\))?$/
/** Where buyers name none, any value will do. */
const ANY_VALUE = 'bebas'

/**
 * A facet in a cell: `key Label [unit] (implied)`, with `#` in front where its values are numbers. The
 * implied value is what the trade means where a buyer names none.
 */
const facet = z
  .string()
  .regex(FACET)
  .transform((cell): Facet => {
    const [, hash, key = '', label = '', unit, implied] = FACET.exec(cell) ?? []
    return {
      key,
      label,
      ...(unit && { unit }),
      type: hash ? 'number' : 'text',
      ...(implied && {
        implied: implied === ANY_VALUE ? null : hash ? Number(implied) : implied,
      }),
    }
  })

const categories = readTable(
  'categories',
  z.object({ slug: text, name: text, group: z.enum(GROUPS), image }),
)

const subCategories = readTable(
  'sub-categories',
  z.object({
    category: z.enum(categories.map(({ slug }) => slug)),
    slug: z.enum(Object.keys(FAMILIES)),
    name: text,
    code: text,
    unit: z.enum(SELLING_UNITS),
    minimum: number,
    multiple: number,
    margin: z.enum(['thin', 'normal', 'wide']),
    demand: number,
    aliases: list(text),
    facets: list(facet),
    image,
    advice: text,
  }),
)

/** What buyers ask about a material; the subject is a category or a sub-category. */
const questions = readTable(
  'questions',
  z.object({
    subject: z.enum([...categories, ...subCategories].map(({ slug }) => slug)),
    question: text,
    answer: text,
  }),
)

/** The questions about a sub-category, then those about its whole category. */
const findQuestions = (subCategory: string, category: string) =>
  [subCategory, category].flatMap((slug) =>
    questions
      .filter(({ subject }) => subject === slug)
      .map(({ question, answer }) => ({ question, answer })),
  )

/** Categories in the order of the shop's navigation bar, which shows the first eleven. */
export const CATEGORIES: CategoryDraft[] = categories.map((category) => ({
  ...category,
  subCategories: subCategories
    .filter((sub) => sub.category === category.slug)
    .map(({ minimum, multiple, ...sub }): SubCategoryDraft => ({
      ...sub,
      order: [minimum, multiple],
      questions: findQuestions(sub.slug, category.slug),
      products: FAMILIES[sub.slug]!,
    })),
}))
