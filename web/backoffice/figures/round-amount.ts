import type { Amount } from '#web/ui/money.tsx'

/** An amount in whole rupiah: figures are compared at a glance, and their sen are in the files. */
export const roundAmount = ({ amount }: Amount): Amount => ({
  amount: String(Math.round(Number(amount))),
})
