/** The banks whose statements can be read. */
export const StatementBank = ['bca', 'mandiri', 'bri', 'bni'] as const
export type StatementBank = (typeof StatementBank)[number]

export const statementBankNames: Record<StatementBank, string> = {
  bca: 'BCA',
  mandiri: 'Mandiri',
  bri: 'BRI',
  bni: 'BNI',
}

/** How a bank's CSV names its columns, in small letters. */
export type BankFormat = {
  bank: StatementBank
  date: string
  /** Joined with a space. */
  description: readonly string[]
  /** One amount with a side beside it, or two columns. */
  amount: { column: string; side: string } | { credit: string; debit: string }
  balance: string
}

/** `side` may have no name of its own: then it is the column behind the amount. */
export const bankFormats: readonly BankFormat[] = [
  {
    bank: 'bca',
    date: 'tanggal transaksi',
    description: ['keterangan'],
    amount: { column: 'jumlah', side: '' },
    balance: 'saldo',
  },
  {
    bank: 'mandiri',
    date: 'postdate',
    description: ['remarks', 'additionaldesc'],
    amount: { credit: 'credit amount', debit: 'debit amount' },
    balance: 'close balance',
  },
  {
    bank: 'bri',
    date: 'tanggal',
    description: ['uraian transaksi'],
    amount: { credit: 'kredit', debit: 'debet' },
    balance: 'saldo',
  },
  {
    bank: 'bni',
    date: 'post date',
    description: ['description'],
    amount: { column: 'amount', side: 'db/cr' },
    balance: 'balance',
  },
]
