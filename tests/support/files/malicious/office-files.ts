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
    ...makeBoth('package with macros in another folder', [
      { name: 'xl/VBAPROJECT.BIN', bytes: 'x' },
    ]),
    ...makeBoth('package with an ActiveX control', [
      { name: 'word/activeX/activeX1.xml', bytes: 'x' },
    ]),
    ...makeBoth('package with an embedded program', [
      { name: 'word/embeddings/oleObject1.bin', bytes: 'MZ' },
    ]),
    ...makeBoth('package with an executable', [{ name: 'xl/media/gambar.exe', bytes: 'MZ' }]),
    ...makeBoth('package with a script', [{ name: 'xl/media/a.js', bytes: 'alert(1)' }]),
    ...makeBoth('package with path traversal', [{ name: '../../etc/cron.d/x', bytes: 'x' }]),
    ...makeBoth('package with an absolute path', [{ name: '/etc/passwd', bytes: 'x' }]),
    ...makeBoth('package with a drive letter', [{ name: 'C:\\windows\\x', bytes: 'x' }]),
    ...makeBoth('package with a duplicate name', [
      { name: 'word/document.xml', bytes: 'x' },
      { name: 'word/document.xml', bytes: 'y' },
    ]),
    ...makeBoth('package with an encrypted part', [
      { name: 'rahasia.xml', bytes: 'x', encrypted: true },
    ]),
    ...makeBoth('package with a false size', [
      { name: 'a.xml', bytes: 'abc', claimedSize: 70_000 },
    ]),
    ...makeBoth('package with entities', [
      { name: 'a.xml', bytes: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
    ]),
    ...makeBoth('package with entities in UTF-16', [
      { name: 'a.xml', bytes: Buffer.from('\ufeff<!DOCTYPE a [<!ENTITY x "y">]><a/>', 'utf16le') },
    ]),
    ...makeBoth('package with a remote template', [
      { name: 'word/_rels/settings.xml.rels', bytes: makeExternalRelationship('attachedTemplate') },
    ]),
    ...makeBoth('package with a remote frame', [
      { name: 'word/_rels/document.xml.rels', bytes: makeExternalRelationship('frame') },
    ]),
    ...makeBoth('package with a DDE formula', [
      {
        name: 'xl/worksheets/sheet2.xml',
        bytes: `<worksheet><c><f>cmd|'/c calc'!A1</f></c></worksheet>`,
      },
    ]),
    ...makeBoth('package with a late DDE formula', [
      {
        name: 'xl/worksheets/sheet3.xml',
        bytes: `${'<c><v>1</v></c>'.repeat(9_000)}<c><f>cmd|'/c calc'!A1</f></c>`,
      },
    ]),
    ...makeBoth('package with a DDE link', [
      {
        name: 'xl/externalLinks/externalLink1.xml',
        bytes: '<externalLink><ddeLink/></externalLink>',
      },
    ]),
    ...makeBoth('package with a DDE field', [
      {
        name: 'word/footer1.xml',
        bytes: '<w:instrText>DDEAUTO c:\\\\cmd.exe "/k calc"</w:instrText>',
      },
    ]),
    ...makeBoth('archive bomb', [{ name: 'xl/sharedStrings.xml', bytes: makeZeros(80) }]),
    ...makeBoth('archive bomb with a false size', [
      { name: 'a.xml', bytes: makeZeros(80), claimedSize: 100 },
    ]),
    ...makeBoth(
      'archive bomb of many parts',
      Array.from({ length: 2_100 }, (_, at) => ({ name: `a/${at}.xml`, bytes: 'x' })),
    ),
    ...makeFiles('package of another type', {
      'kosong.docx': zip([]),
      'lembar.docx': zip(sheetParts()),
      'surat.xlsx': zip(wordParts()),
      'arsip.docx': zip([{ name: 'a.txt', bytes: 'x' }]),
      'program.xlsx': zip([{ name: 'META-INF/MANIFEST.MF', bytes: 'Main-Class: X' }]),
      'putus.docx': zip(wordParts()).subarray(0, 200),
      'rusak.xlsx': Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(400)]),
    }),
    ...makeFiles('legacy Office file with active content', {
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
