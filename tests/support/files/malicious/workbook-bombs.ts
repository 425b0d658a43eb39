import { type ZipPart, zip } from '../zip.ts'
import type { SampleFile } from '../valid.ts'

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const MEGABYTE = 1_048_576

type WorkbookParts = {
  /** The rows of the sheet. */
  rows: string
  /** The entries of the shared strings. */
  strings?: string
  /** How many sheets of the workbook are this one. */
  sheets?: number
  styles?: string
}

/** A genuine workbook around these parts. */
function makeWorkbook({ rows, strings = '', sheets = 1, styles = '' }: WorkbookParts): Buffer {
  const list = Array.from(
    { length: sheets },
    (_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="rId1"/>`,
  )
  const relations = (entries: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries
      .map((target, at) => {
        const type = target.replace(/^.*\//, '').replace(/\d?\.xml$/, '')
        const kind = type === 'workbook' ? 'officeDocument' : type === 'sheet' ? 'worksheet' : type
        return `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`
      })
      .join('')}</Relationships>`
  const parts: ZipPart[] = [
    {
      name: '[Content_Types].xml',
      bytes:
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    },
    { name: '_rels/.rels', bytes: relations(['xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      bytes: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: relations(['worksheets/sheet1.xml', 'sharedStrings.xml', 'styles.xml']),
    },
    { name: 'xl/sharedStrings.xml', bytes: `<sst xmlns="${MAIN}">${strings}</sst>` },
    { name: 'xl/styles.xml', bytes: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    },
  ]
  return zip(parts)
}

const shared = (index = 0) => `<c t="s"><v>${index}</v></c>`
const string = (text: string) => `<si><t>${text}</t></si>`
const row = (cells: string, number?: string) =>
  number === undefined ? `<row>${cells}</row>` : `<row r="${number}">${cells}</row>`

const workbooks: Record<string, () => WorkbookParts> = {
  'one cell of 59 MB, thirty times': () => ({
    rows: row(shared().repeat(30)),
    strings: string('a'.repeat(59 * MEGABYTE)),
  }),
  'one cell of 59 MB in its row': () => ({
    rows: row(`<c t="inlineStr"><is><t>${'a'.repeat(59 * MEGABYTE)}</t></is></c>`),
  }),
  'one cell of two thousand parts': () => ({
    rows: row(shared().repeat(30)),
    strings: `<si>${`<r><t>${'a'.repeat(30_000)}</t></r>`.repeat(1_900)}</si>`,
  }),
  'one long cell a hundred thousand times': () => ({
    rows: row(shared().repeat(100)).repeat(1_000),
    strings: string('a'.repeat(32_000)),
  }),
  'a million short cells': () => ({
    rows: row(shared().repeat(50)).repeat(20_000),
    strings: string('semen'),
  }),
  'a million strings': () => ({ rows: row(shared()), strings: string('a').repeat(1_000_000) }),
  'rows to the last column': () => ({
    rows: row('<c r="XFD1"><v>1</v></c>').repeat(100_000),
  }),
  'two opposite corners': () => ({
    rows: row('<c r="A1"><v>1</v></c>', '1') + row('<c r="XFD1048576"><v>1</v></c>', '1048576'),
  }),
  'two million empty rows': () => ({ rows: '<row/>'.repeat(2_000_000) }),
  'two thousand sheets that are one': () => ({
    rows: row('<c><v>1</v></c>'.repeat(20)).repeat(1_000),
    sheets: 2_000,
  }),
  'elements in elements': () => ({
    rows: '',
    strings: '<r>'.repeat(2_000_000),
  }),
  'a million styles': () => ({
    rows: row(shared()),
    styles: '<xf numFmtId="1"/>'.repeat(1_000_000),
  }),
}

/** Workbooks of a few kilobytes that may take gigabytes to read, named after what they contain. */
export const makeWorkbookBombs = (): SampleFile[] =>
  Object.entries(workbooks).map(([name, makeParts]) => ({
    name: `${name}.xlsx`,
    bytes: makeWorkbook(makeParts()),
  }))

/** Row numbers that no spreadsheet has. */
const IMPOSSIBLE_ROWS = [
  '99999999999999999999',
  '3000000000',
  '1048577',
  '0',
  '-7',
  '1e308',
  '1.5',
  'x',
]

/** Genuine workbooks but for the number of their second row. */
export const makeWorkbooksWithImpossibleRows = (headings: readonly string[]): SampleFile[] =>
  IMPOSSIBLE_ROWS.map((number) => ({
    name: 'rab.xlsx',
    bytes: makeWorkbook({
      rows:
        row(headings.map((_, at) => shared(at)).join(''), '1') +
        row(shared(headings.length).repeat(headings.length), number),
      strings: [...headings, '5'].map(string).join(''),
    }),
  }))

const texts: Record<string, (length: number) => string> = {
  'one cell': (length) => `SKU;${'a'.repeat(length - 4)}`,
  'one quoted cell': (length) => `SKU;"${'a\n'.repeat((length - 6) / 2)}"`,
  'one row of empty cells': (length) => `SKU${';'.repeat(length - 3)}`,
  'empty lines': (length) => `SKU\n${'\n'.repeat(length - 4)}`,
  'lines of one character': (length) => 'a\n'.repeat(length / 2),
}

/** CSVs of a size that may take much memory or time to parse, named after what they contain. */
export const makeCsvBombs = (size: number): SampleFile[] =>
  Object.entries(texts).map(([name, makeText]) => ({
    name: `${name}.csv`,
    bytes: Buffer.from(makeText(size)),
  }))
