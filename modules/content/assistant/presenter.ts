import type { z } from 'zod'
import type { ChatContext } from './contract.ts'
import { findChosen, isComplete, type Dialogue, type GoodsOption } from './rules/track/dialogue.ts'

/** What a reply shows of the order beside its words. */
export const presentContext = (
  { items, name, address, end }: Dialogue,
  options: readonly GoodsOption[],
): Omit<z.output<typeof ChatContext>, 'person' | 'isPersonAwaited'> => ({
  products: items.flatMap((item) => {
    const chosen = findChosen(item)
    return chosen && isComplete(item) ? [presentGoods(chosen)] : []
  }),
  options: options.map(presentGoods),
  name,
  shipping_address: address,
  flag: { isConversationEnded: end !== null, isShouldRedirect: end === 'person' },
})

const presentGoods = ({ itemCategory, variantName, ...option }: GoodsOption) => ({
  product_variant_id: option.product_variant_id,
  slug: option.slug,
  name: option.name,
  brand: option.brand,
  item_category: itemCategory,
  product_specification: variantName,
  picture: option.picture,
  unit: option.unit,
  price: option.price,
  qty: option.qty,
})
