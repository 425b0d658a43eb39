/** How goods stand for a buyer: what is free of them, the least that is sold, and the price (sen). */
export type VariantAvailability = { free: number; minOrder: number; price: number }

/** Whether what was waited for has come: enough to order, or a lower price than at first. */
export const isTriggered = (
  { kind, price }: { kind: 'stock' | 'price'; price: number },
  current: VariantAvailability,
): boolean => (kind === 'stock' ? current.free >= current.minOrder : current.price < price)
