import type { Api } from '#modules/client.ts'
import type { DemoProduct, DemoVariant } from '#demo/catalogue/types.ts'
import type { CatalogueShop } from '../catalogue-shop.ts'
import type { JudgedLine, JudgedMessage } from './judgments.ts'

type MatchedLine = Awaited<ReturnType<Api['materialLists']['match']>>['lines'][number]

type CatalogueBySku = ReadonlyMap<string, { product: DemoProduct; variant: DemoVariant }>

/** What the shop made of one line. */
export type LineOutcome = {
  text: string
  /** Whether the line is one that can be taken without a question. */
  isDecidable: boolean
  verdict: 'right' | 'asked' | 'wrong goods' | 'wrong quantity' | 'unasked'
  /** Whether right goods are among the first three that are offered. */
  isOffered: boolean
  answer: string
}

const OFFERED = 3

/** Sends the lines as one list, and judges each answer. */
export async function runLines(
  lines: readonly JudgedLine[],
  { api, products }: Pick<CatalogueShop, 'api' | 'products'>,
): Promise<LineOutcome[]> {
  const text = lines.map((line) => line.text).join('\n')
  const { lines: matched } = await api.materialLists.match({ form: { text } })
  const bySku = indexBySku(products)
  // A line that is taken apart is not among the answers as it was written.
  const byText = Map.groupBy(matched, ({ written }) => written)
  return lines.map((line) => judgeLine(line, byText.get(line.text)?.slice(0, 1) ?? [], bySku))
}

/** Sends each message, and judges its lines; one that is not taken apart as it should be is wrong. */
export async function runMessages(
  messages: readonly JudgedMessage[],
  { api, products }: Pick<CatalogueShop, 'api' | 'products'>,
): Promise<LineOutcome[]> {
  const bySku = indexBySku(products)
  const outcomes: LineOutcome[] = []
  for (const { text, lines } of messages) {
    const { lines: matched } = await api.materialLists.match({ form: { text } })
    const isTakenApart = matched.length === lines.length
    outcomes.push(
      ...lines.map((line, at) => judgeLine(line, isTakenApart ? [matched[at]!] : [], bySku)),
    )
  }
  return outcomes
}

const indexBySku = (products: readonly DemoProduct[]): CatalogueBySku =>
  new Map(
    products.flatMap((product) =>
      product.variants.map((variant) => [variant.sku, { product, variant }] as const),
    ),
  )

function judgeLine(
  { text, isRight, qty, missingBrand }: JudgedLine,
  matched: readonly MatchedLine[],
  bySku: CatalogueBySku,
): LineOutcome {
  const [found] = matched
  const offered = (found?.candidates ?? []).slice(0, OFFERED).map((candidate) => {
    const known = bySku.get(candidate.sku)
    if (!known) throw new Error(`The shop offered ${candidate.sku}, which is not in the catalogue.`)
    return { ...known, candidate }
  })
  const [first] = offered
  const isOffered = offered.some(({ product, variant }) => isRight(product, variant))
  const isTaken = matched.length === 1 && found?.state === 'matched' && first !== undefined
  const answer = first
    ? `${found!.note ?? ''} ${found!.state}: ${first.candidate.qty} ${first.candidate.unit} ${first.product.name} ${first.variant.name}`
    : `${matched.length} lines, ${found?.state ?? 'nothing'}`
  const verdict = judge()
  return { text, isDecidable: qty !== undefined, verdict, isOffered, answer }

  function judge(): LineOutcome['verdict'] {
    if (!isTaken) {
      const note = found?.note?.toLowerCase() ?? ''
      return missingBrand && !note.includes(missingBrand) ? 'unasked' : 'asked'
    }
    if (!isRight(first!.product, first!.variant)) return 'wrong goods'
    if (qty === undefined) return 'unasked'
    return first!.candidate.qty === toOrderable(qty, first!.variant) ? 'right' : 'wrong quantity'
  }
}

function toOrderable(qty: NonNullable<JudgedLine['qty']>, variant: DemoVariant): number {
  if (typeof qty === 'function') return qty(variant)
  const { minOrder, multiple } = variant
  const steps = Math.ceil(qty / multiple - 1e-9)
  // What is less than the least order has to be a question: no quantity is right.
  return qty < minOrder ? Number.NaN : Math.round(steps * multiple * 1000) / 1000
}
