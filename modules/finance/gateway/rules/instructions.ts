import type { BankCode } from '#platform/payment-gateway/port.ts'

/** How to pay at one kind of machine or app, step by step. */
export type PaymentInstructions = { channel: string; steps: readonly string[] }

const lastStep = 'Periksa nama toko dan jumlahnya, lalu selesaikan. Halaman ini berubah sendiri.'

const bankSteps: Record<BankCode, readonly [atm: string[], mobile: string[], internet: string[]]> =
  {
    bca: [
      ['Masukkan kartu dan PIN.', 'Pilih Transaksi Lainnya, Transfer, ke Rek BCA Virtual Account.'],
      ['Buka myBCA atau BCA mobile.', 'Pilih Transfer, lalu BCA Virtual Account.'],
      ['Masuk ke KlikBCA.', 'Pilih Transfer Dana, lalu Transfer ke BCA Virtual Account.'],
    ],
    mandiri: [
      ['Masukkan kartu dan PIN.', 'Pilih Bayar/Beli, Lainnya, Multi Payment.'],
      ['Buka Livin’ by Mandiri.', 'Pilih Bayar, lalu Buat Pembayaran Baru dan Multipayment.'],
      ['Masuk ke Mandiri Internet Banking.', 'Pilih Bayar, lalu Multi Payment.'],
    ],
    bri: [
      ['Masukkan kartu dan PIN.', 'Pilih Transaksi Lain, Pembayaran, Lainnya, BRIVA.'],
      ['Buka BRImo.', 'Pilih BRIVA, lalu Tambah Transaksi Baru.'],
      ['Masuk ke Internet Banking BRI.', 'Pilih Pembayaran, lalu BRIVA.'],
    ],
    bni: [
      ['Masukkan kartu dan PIN.', 'Pilih Menu Lainnya, Transfer, Virtual Account Billing.'],
      [
        'Buka wondr by BNI atau BNI Mobile Banking.',
        'Pilih Transfer, lalu Virtual Account Billing.',
      ],
      ['Masuk ke BNI Internet Banking.', 'Pilih Transfer, lalu Virtual Account Billing.'],
    ],
    permata: [
      ['Masukkan kartu dan PIN.', 'Pilih Transaksi Lainnya, Pembayaran, Virtual Account.'],
      ['Buka Permata ME.', 'Pilih Bayar Tagihan, lalu Virtual Account.'],
      ['Masuk ke PermataNet.', 'Pilih Pembayaran, lalu Virtual Account.'],
    ],
  }

/** How to pay to a virtual account: ATM, app and internet banking. */
export function listBankInstructions(
  bank: BankCode,
  hasBillerCode: boolean,
): PaymentInstructions[] {
  const numberStep = hasBillerCode
    ? 'Masukkan kode perusahaan, lalu nomor virtual account.'
    : 'Masukkan nomor virtual account.'
  const [atm, mobile, internet] = bankSteps[bank]
  return [
    { channel: 'M-banking', steps: [...mobile, numberStep, lastStep] },
    { channel: 'ATM', steps: [...atm, numberStep, lastStep] },
    { channel: 'Internet banking', steps: [...internet, numberStep, lastStep] },
  ]
}

/** How to pay on the page of Paper.id. */
export const paperInstructions: PaymentInstructions = {
  channel: 'Paper.id',
  steps: [
    'Buka tautannya; halaman Paper.id terbuka di tab baru.',
    'Pilih kartu, dompet digital, QRIS, atau bank, lalu selesaikan di sana.',
    'Kembali ke sini. Halaman ini berubah sendiri.',
  ],
}

/** How to pay a QRIS code. */
export const qrisInstructions: PaymentInstructions = {
  channel: 'QRIS',
  steps: [
    'Buka aplikasi bank atau dompet digital Anda, lalu pilih bayar dengan QRIS.',
    'Pindai kode ini. Di ponsel yang sama, simpan tangkapan layarnya lalu buka dari galeri di aplikasi itu.',
    lastStep,
  ],
}
