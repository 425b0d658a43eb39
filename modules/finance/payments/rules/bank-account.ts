/** A bank account of the shop that buyers transfer to. */
export type BankAccount = { bank: string; account: string; holder: string }
