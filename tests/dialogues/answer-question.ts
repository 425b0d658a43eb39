import type { DemoProduct, DemoVariant } from '#demo/catalogue/types.ts'
import { parseIndonesianNumber } from '#platform/indonesian-number.ts'
import { nameOption } from '#modules/content/assistant/rules/reply/describe-item.ts'
import { isOf, type ExpectedGoods } from './read-dialogues.ts'

const OPTION = /^(\d)\. (.+): Rp [\d.,]+ per .+$/gmu
/** The shop asks which, because the buyer has said too little; not because it has misunderstood them. */
const ASKS_WHICH = /: (?:Pilih .+|ada beberapa pilihan\.)\n1\. /u
const ASKS_LEAST = /Boleh saya catat ([\d.,]+) .+\?$/u

/** The quantity that a reply offers in place of the one that the buyer has said. */
export function readOfferedQuantity(reply: string): number | undefined {
  const [, qty] = ASKS_LEAST.exec(reply) ?? []
  return qty === undefined ? undefined : parseIndonesianNumber(qty)
}

/**
 * What a buyer answers where the shop asks what their judgement leaves open: the first shown option, where all would do, or the least
 * order. Undefined where it asks for something that the buyer has said, or will say.
 */
export function answerQuestion(
  reply: string,
  goods: readonly ExpectedGoods[],
  products: readonly DemoProduct[],
): string | undefined {
  if (ASKS_LEAST.test(reply)) return 'boleh'
  if (!ASKS_WHICH.test(reply)) return undefined
  const options = [...reply.matchAll(OPTION)].map(([, number, name]) => ({
    number,
    shown: findShown(name!, products),
  }))
  for (const each of goods) {
    const fitting = options.filter(({ shown }) => shown && isOf(each, shown.product, shown.variant))
    if (fitting.length === options.length) return fitting[0]!.number
  }
  return undefined
}

/** The variant that a reply calls by this name. */
function findShown(
  name: string,
  products: readonly DemoProduct[],
): { product: DemoProduct; variant: DemoVariant } | undefined {
  for (const product of products) {
    if (!name.startsWith(product.name)) continue
    const variant = product.variants.find(
      (each) => nameOption({ name: product.name, variantName: each.name }) === name,
    )
    if (variant) return { product, variant }
  }
  return undefined
}
