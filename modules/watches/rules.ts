/** How goods stand for a buyer: what is free of them, the least that is sold, and the price (sen). */
export type Standing = { free: number; minOrder: number; price: number }

/** Whether what was waited for has come: enough to order, or a lower price than at first. */
export const hasCome = (
  { kind, price }: { kind: 'stock' | 'price'; price: number },
  now: Standing,
): boolean => (kind === 'stock' ? now.free >= now.minOrder : now.price < price)
