// Imports nothing: it is part of the script that nearly every page loads.

/** The highest tier that a quantity reaches, whatever their order; undefined below the first. */
export const findReachedTier = <T extends { minQty: number }>(
  tiers: readonly T[],
  qty: number,
): T | undefined =>
  tiers
    .filter((tier) => tier.minQty <= qty)
    .reduce<T | undefined>(
      (high, tier) => (high && high.minQty > tier.minQty ? high : tier),
      undefined,
    )
