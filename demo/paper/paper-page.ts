import { escapeHtml } from '#platform/escape-html.ts'
import { formatRupiah } from '#platform/format.ts'
import { moneyToJson, type Money } from '#platform/money.ts'
import { STYLE } from '../stand-in-style.ts'

type PaperInvoice = { description: string; amount: Money; isPaid: boolean; isOpen: boolean }

/** The page of an invoice. `nonce` allows its inline style. */
export function renderPaperPage(
  { description, amount, isPaid, isOpen }: PaperInvoice,
  nonce: string,
): string {
  const total = escapeHtml(formatRupiah(moneyToJson(amount)))
  const state = isPaid
    ? '<p role="status">Sudah dibayar. Tutup halaman ini: halaman toko berubah sendiri.</p>'
    : isOpen
      ? `<form method="post"><button><b>Bayar ${total}</b><span>Di Paper.id yang asli: kartu, dompet digital, QRIS, atau bank</span></button></form>`
      : '<p role="status">Tautan ini sudah ditutup. Kembali ke halaman toko untuk tautan baru.</p>'
  return `<!doctype html><html lang="id"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tagihan di Paper.id (demo)</title><style nonce="${nonce}">${STYLE}</style>
<main><h1>Tagihan ${escapeHtml(description)}</h1><p>Ini tiruan Paper.id untuk mode demo: tidak ada uang yang berpindah.</p>
<p><b>${total}</b></p>
${state}</main></html>`
}
