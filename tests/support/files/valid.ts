import sharp from 'sharp'
import { zip, type ZipPart } from './zip.ts'

export type SampleFile = { name: string; bytes: Buffer }

const contentTypes = (main: string, type: string): ZipPart => ({
  name: '[Content_Types].xml',
  bytes: `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
})
const relations: ZipPart = { name: '_rels/.rels', bytes: '<Relationships/>' }

/** The parts of a small Word document, for tests that add to it. */
export const wordParts = (): ZipPart[] => [
  contentTypes('word/document.xml', 'wordprocessingml.document'),
  relations,
  { name: 'word/document.xml', bytes: '<w:document/>' },
]
/** The parts of a small workbook. */
export const sheetParts = (): ZipPart[] => [
  contentTypes('xl/workbook.xml', 'spreadsheetml.sheet'),
  relations,
  { name: 'xl/workbook.xml', bytes: '<workbook/>' },
  { name: 'xl/worksheets/sheet1.xml', bytes: '<worksheet/>' },
]

/** A compound file with these streams in its directory, the container of legacy Office formats. */
export function makeOleFile(...streams: string[]): Buffer {
  const head = Buffer.alloc(512)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.writeUInt16LE(0x3e, 24)
  head.writeUInt16LE(3, 26)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  const entries = streams.map((stream) => {
    const entry = Buffer.alloc(128)
    entry.write(`${stream}\u0000`, 'utf16le')
    entry.writeUInt16LE((stream.length + 1) * 2, 64)
    return entry
  })
  return Buffer.concat([head, ...entries, Buffer.alloc(512)])
}

/** A one-page PDF with additional entries in its catalogue dictionary. */
export const pdf = (catalogueEntries = '', content = 'BT (Akta pendirian) Tj ET') =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R ${catalogueEntries}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n3 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  )

/** An SVG image with this content. */
export const svg = (content: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${content}</svg>`,
  )

/** An image of one colour. */
export const makeImage = (format: 'png' | 'jpeg' | 'webp' | 'gif', side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b4a9e' } })
    .toFormat(format)
    .toBuffer()

/** One valid file of each type that the shop accepts. */
export async function makeValidFiles(): Promise<SampleFile[]> {
  const images = {
    'ktp.png': await makeImage('png'),
    'foto.jpg': await makeImage('jpeg'),
    'foto.JPEG': await makeImage('jpeg'),
    'katalog.webp': await makeImage('webp'),
    'gerak.gif': await makeImage('gif'),
  }
  const others = {
    'akta.pdf': pdf('/OpenAction[2 0 R/Fit]'),
    'surat.docx': zip(wordParts()),
    'daftar.xlsx': zip([
      ...sheetParts(),
      { name: 'xl/printerSettings/printerSettings1.bin', bytes: 'a' },
      { name: 'xl/worksheets/sheet2.xml', bytes: '<f>IF(A1&gt;2,"a|b",Sheet1!B2*3)</f>' },
    ]),
    'tautan.docx': zip([
      ...wordParts(),
      {
        name: 'word/_rels/document.xml.rels',
        bytes:
          '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://contoh.id/" TargetMode="External"/></Relationships>',
      },
    ]),
    'surat.doc': makeOleFile('Root Entry', 'WordDocument'),
    'daftar.xls': makeOleFile('Root Entry', 'Workbook'),
    'logo.svg': svg(
      '<title>Logo &amp; nama</title><g fill="#0b4a9e"><path d="M0 0h9v9z"/><use href="#a"/></g>',
    ),
  }
  return Object.entries({ ...images, ...others }).map(([name, bytes]) => ({ name, bytes }))
}
