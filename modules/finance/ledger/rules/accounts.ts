type AccountKind = 'asset' | 'liability' | 'income' | 'expense'

type AccountRow = {
  code: string
  /** As accountants number it. */
  number: string
  name: string
  kind: AccountKind
}

/**
 * The chart of accounts. The table `ledger_account` has the same rows, so a new one needs a migration; a code is
 * never given another meaning.
 */
export const ledgerAccounts = [
  { code: 'bank', number: '1110', name: 'Bank', kind: 'asset' },
  // Collected by the payment gateway, and not in our bank yet.
  { code: 'gateway', number: '1120', name: 'Dana di gateway', kind: 'asset' },
  // Paid by lenders for orders, and not in our bank yet.
  { code: 'lenders', number: '1130', name: 'Dana di pemberi dana', kind: 'asset' },
  { code: 'receivables', number: '1210', name: 'Piutang usaha', kind: 'asset' },
  { code: 'vat', number: '2110', name: 'PPN keluaran', kind: 'liability' },
  { code: 'refunds', number: '2120', name: 'Utang pengembalian dana', kind: 'liability' },
  { code: 'buyer_balances', number: '2130', name: 'Saldo pembeli', kind: 'liability' },
  // In our bank, at the gateway or at a lender, and not known yet for what.
  { code: 'unmatched', number: '2140', name: 'Uang masuk belum cocok', kind: 'liability' },
  { code: 'sales', number: '4110', name: 'Penjualan', kind: 'income' },
  { code: 'returned_sales', number: '4120', name: 'Retur penjualan', kind: 'income' },
  { code: 'freight', number: '4130', name: 'Pendapatan ongkos kirim', kind: 'income' },
  { code: 'late_fees', number: '4210', name: 'Pendapatan denda', kind: 'income' },
  // Unique codes, and what was paid too much or too little and accepted.
  { code: 'differences', number: '4220', name: 'Selisih pembayaran', kind: 'income' },
  { code: 'discounts', number: '6110', name: 'Potongan', kind: 'expense' },
  { code: 'gateway_fees', number: '6120', name: 'Biaya gateway', kind: 'expense' },
  { code: 'write_offs', number: '6130', name: 'Piutang dihapus', kind: 'expense' },
] as const satisfies readonly AccountRow[]

export type LedgerAccountCode = (typeof ledgerAccounts)[number]['code']

/** Whether a balance above zero stands on the debit side. */
export const isDebitAccount = (kind: AccountKind): boolean => kind === 'asset' || kind === 'expense'
