import { makeValidFiles, pdf, sheetParts, wordParts } from '../valid.ts'
import { zip } from '../zip.ts'
import { makeFiles, makeNumberedFiles, type MaliciousFile } from './malicious-file.ts'

/** Each valid file with the extensions of other types. */
export async function makeWronglyNamedFiles(): Promise<MaliciousFile[]> {
  const validFiles = await makeValidFiles()
  const kinds = ['pdf', 'png', 'xlsx', 'svg']
  return validFiles.flatMap(({ name, bytes }) =>
    kinds
      .filter((kind) => !name.toLowerCase().endsWith(kind))
      .map((kind) => ({ name: `${name.split('.')[0]}.${kind}`, bytes, attack: 'wrong extension' })),
  )
}

/** Types that are never accepted, whatever their name, and files of invalid size. */
export const makeForbiddenFiles = () => [
  ...makeFiles('type that is not accepted', {
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
  ...makeNumberedFiles('empty file', 'pdf', [Buffer.alloc(0)]),
  ...makeNumberedFiles('empty file', 'png', [Buffer.alloc(0)]),
  ...makeNumberedFiles('one byte too large', 'pdf', [
    Buffer.concat([pdf(), Buffer.alloc(1_048_577 - pdf().length, 0x20)]),
  ]),
  ...makeNumberedFiles('far too large', 'png', [Buffer.alloc(9 * 1_048_576, 1)]),
]
