/** Rounds a quantity to its three decimals: sums and differences of floats carry a rounding error. */
export const roundToThousandths = (quantity: number): number => Math.round(quantity * 1000) / 1000
