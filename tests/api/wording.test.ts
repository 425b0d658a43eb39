import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { parseSync, Visitor } from 'oxc-parser'

/** What people no longer read, each with the one word of docs/GLOSSARY.md that all screens use. */
const RETIRED_WORDING: readonly [RegExp, string][] = [
  [/^Perjalanan$/, 'Riwayat'],
  [/(?:\d|\}) huruf\b|^ huruf\b/, 'karakter'],
  [/\b[Tt]erbukti\b/, 'Terverifikasi'],
  [/^Yang dibuat$/, 'Jenis produk'],
  [/\b[Hh]arga bertingkat\b/, 'Harga grosir'],
  [/\btermasuk ongkir\b/, 'termasuk ongkos kirim'],
  // "Daftar Transaksi" is the title that the specification gives to the list of orders.
  [/^Daftar transaksi$|^[Tt]ransaksi$/, 'Pesanan'],
  [/^Semua barang$/, 'Semua produk'],
  [/Uang tak cocok|^Uang lewat gateway$/, 'Uang belum cocok'],
  [/\d %|^ % [a-z]/, '%, right after its number'],
  [/^Diperiksa$|^(?:Bukti|Dokumen) diperiksa$/, 'Sedang diperiksa'],
  [
    /^(?:Log ?in|Log ?out|Sign in|Checkout|Invoice|Order|Upload|Download|Search|Save|Cancel)$/,
    'Indonesian',
  ],
]

/** Names that the specification gives to analytics, which nobody reads on a screen, and sentences of the assistant. */
const EXCEPT = /^web\/analytics\/content-group\.ts$|^modules\/content\/assistant\//

const root = new URL('../../', import.meta.url)

/** The texts of a source file: strings, templates and the text between tags. */
function listTexts(path: string): string[] {
  const texts: string[] = []
  const { program } = parseSync(path, readFileSync(new URL(path, root), 'utf8'))
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
    JSXText: ({ value }) => void texts.push(value.trim().replaceAll(/\s+/g, ' ')),
  }).visit(program)
  return texts
}

test('wording: every screen says one word for one thing', () => {
  const paths = globSync(['web/**/*.{ts,tsx}', 'modules/**/*.ts', 'platform/**/*.ts'], {
    cwd: root,
  }).filter((path) => !path.includes('.test.') && !EXCEPT.test(path))
  const findings = paths.flatMap((path) =>
    listTexts(path).flatMap((text) =>
      RETIRED_WORDING.filter(([wording]) => wording.test(text)).map(
        ([, word]) => `${path}: "${text.slice(0, 80)}", say ${word}`,
      ),
    ),
  )
  assert.ok(paths.length > 500, `${paths.length} files`)
  assert.deepEqual(findings, [])
})
