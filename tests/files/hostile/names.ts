import { honestFiles, pdf, sheetParts, wordParts } from '../honest.ts'
import { zip } from '../zip.ts'
import { all, numbered, type Hostile } from './made.ts'

/** Each honest file under the names of kinds that it is not. */
export async function lies(): Promise<Hostile[]> {
  const honest = await honestFiles()
  const kinds = ['pdf', 'png', 'xlsx', 'svg']
  return honest.flatMap(({ name, bytes }) =>
    kinds
      .filter((kind) => !name.toLowerCase().endsWith(kind))
      .map((kind) => ({ name: `${name.split('.')[0]}.${kind}`, bytes, tries: 'name that lies' })),
  )
}

/** Kinds that are not taken, whatever they are called, and files of a wrong size. */
export const programs = () => [
  ...all('kind that is not taken', {
    'program.exe': Buffer.from('MZ'),
    'halaman.html': Buffer.from('<script>alert(1)</script>'),
    'skrip.js': Buffer.from('alert(1)'),
    'kirim.php': Buffer.from('<?php ?>'),
    'arsip.zip': zip([]),
    'makro.xlsm': zip(sheetParts()),
    'makro.docm': zip(wordParts()),
    'gambar.png.exe': Buffer.from('MZ'),
    'tanpa-akhiran': pdf(),
    pdf: pdf(),
    'surat.pdf ': pdf(),
    'surat.pdf\u0000.exe': pdf(),
    'surat.pdf/': pdf(),
  }),
  ...numbered('nothing at all', 'pdf', [Buffer.alloc(0)]),
  ...numbered('nothing at all', 'png', [Buffer.alloc(0)]),
  ...numbered('a byte too many', 'pdf', [
    Buffer.concat([pdf(), Buffer.alloc(1_048_577 - pdf().length, 0x20)]),
  ]),
  ...numbered('far too large', 'png', [Buffer.alloc(9 * 1_048_576, 1)]),
]
