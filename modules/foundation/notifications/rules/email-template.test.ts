import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderHtml, renderText, type Email } from './email-template.ts'

const SENDER = { storeName: 'Pondasi', publicOrigin: 'https://toko.id' }
const EMAIL: Email = {
  subject: 'Pesanan <SO/1> & lainnya',
  lead: '— Balas di atas garis ini —',
  paragraphs: ['Halo "Rudi",\nterima kasih.', 'Sampai jumpa.'],
  facts: [['INV/1', 'Rp 12.450.000\nlewat jatuh tempo 9 hari']],
  link: { label: 'Lihat pesanan', path: '/profile/daftar-transaksi/detail?id=1&dari=email' },
}

test('renderText: has everything that the HTML has, in its order, with whole addresses', () => {
  assert.equal(
    renderText(EMAIL, SENDER, true),
    [
      '— Balas di atas garis ini —',
      'Halo "Rudi",\nterima kasih.',
      'Sampai jumpa.',
      'INV/1: Rp 12.450.000, lewat jatuh tempo 9 hari',
      'Lihat pesanan:\nhttps://toko.id/profile/daftar-transaksi/detail?id=1&dari=email',
      'Pondasi\nhttps://toko.id\nAtur pemberitahuan: https://toko.id/profile?pemberitahuan',
    ].join('\n\n'),
  )
})

test('renderHtml: escapes what was written, and loads nothing from anywhere', () => {
  const html = renderHtml(EMAIL, SENDER)
  for (const part of [
    'Pesanan &lt;SO/1&gt; &amp; lainnya',
    'Halo &quot;Rudi&quot;,<br>terima kasih.',
    'Rp&nbsp;12.450.000<br>lewat jatuh tempo 9 hari',
    'href="https://toko.id/profile/daftar-transaksi/detail?id=1&amp;dari=email"',
  ])
    assert.ok(html.includes(part), part)
  assert.doesNotMatch(html, /<(?:img|script|link|style)\b|url\(|Atur pemberitahuan/)
  // What is quoted in a reply begins with the line above which the reply is written.
  assert.ok(html.indexOf('Balas di atas') < html.indexOf('Pondasi</td>'))
})
