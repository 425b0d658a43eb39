/** Unique codes have three digits: whole rupiah from 1 to 999. */
export const MAX_UNIQUE_CODE = 999

/**
 * The first free code from `start` on, wrapping around; 0 where all are taken. A transfer with code 0 is
 * recognised by its proof alone.
 */
export function findFreeCode(start: number, taken: ReadonlySet<number>): number {
  for (let step = 0; step < MAX_UNIQUE_CODE; step += 1) {
    const code = ((start - 1 + step) % MAX_UNIQUE_CODE) + 1
    if (!taken.has(code)) return code
  }
  return 0
}

/**
 * The code to try first: consecutive invoice numbers get codes far apart, so that a mistyped digit does
 * not hit a neighbour's amount.
 */
export const computeInitialCode = (invoiceNumber: string): number =>
  ((Number(invoiceNumber.slice(-6)) * 389) % MAX_UNIQUE_CODE) + 1
