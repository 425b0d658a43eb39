/** The free stock of a variant, its minimum order and its price (sen) for a buyer. */
export type VariantAvailability = { free: number; minOrder: number; price: number }

/** Whether an alert is due: enough stock to order, or a lower price than at first. */
export const isTriggered = (
  { kind, price }: { kind: 'stock' | 'price'; price: number },
  current: VariantAvailability,
): boolean => (kind === 'stock' ? current.free >= current.minOrder : current.price < price)
