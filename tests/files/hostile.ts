import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import {
  compound,
  honestFiles,
  pdf,
  picture,
  sheetParts,
  svg,
  wordParts,
  type Sample,
} from './honest.ts'
import { zip } from './zip.ts'

/** A file nobody may get past the door, and what it tries. */
export type Hostile = Sample & { tries: string }

const all = (tries: string, files: Record<string, Buffer>): Hostile[] =>
  Object.entries(files).map(([name, bytes]) => ({ name, bytes, tries }))

const numbered = (tries: string, extension: string, contents: readonly Buffer[]): Hostile[] =>
  contents.map((bytes, at) => ({ name: `berkas-${at + 1}.${extension}`, bytes, tries }))

const ACTS = [
  '<script>alert(1)</script>',
  '<SCRIPT href="https://jahat.example/x.js"/>',
  '<a href="javascript:alert(1)"><text>klik</text></a>',
  '<g onload="alert(1)"/>',
  '<g\nonclick = alert(1) />',
  '<path d="M0 0"/onmouseover="alert(1)"/>',
  '<foreignObject><body onload="alert(1)"/></foreignObject>',
  '<image href="https://jahat.example/lacak.png"/>',
  '<use href="https://jahat.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<style>@import "https://jahat.example/x.css"</style>',
  '<g style="background:url(https://jahat.example/x)"/>',
  '<rect fill="url(https://jahat.example/x#a)"/>',
  '<iframe src="https://jahat.example"/>',
  '<embed src="x"/>',
  '<object data="x"/>',
  '<handler type="application/ecmascript">alert(1)</handler>',
  '<listener event="load" handler="#h"/>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<use href="&#106;avascript:alert(1)"/>',
  '<math><mtext></mtext></math>',
  '<template><b/></template>',
  '<!--><script>alert(1)</script>-->',
  '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
]

const drawings = () => [
  ...numbered(
    'drawing that acts',
    'svg',
    ACTS.map((act) => svg(act)),
  ),
  ...numbered('drawing that acts from its root', 'svg', [
    svg('', 'onload="alert(1)"'),
    svg('', "onload='alert(1)'"),
    svg('', 'style="background:url(//jahat.example)"'),
  ]),
  ...all('drawing with an entity', {
    'entitas.svg': Buffer.from(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    ),
    'tawa.svg': Buffer.from(
      `<!DOCTYPE svg [<!ENTITY a "ha">${[...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`).join('')}]><svg>&h;</svg>`,
    ),
    'utf16.svg': Buffer.from('\ufeff<svg><script>alert(1)</script></svg>', 'utf16le'),
    'tanpa-akhir.svg': Buffer.from('<svg><path d="M0 0"'),
    'html.svg': Buffer.from('<html><body><svg></svg></body></html>'),
  }),
]

const ACTING_NAMES = [
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'J#61vaScript',
  '#4aS',
  'Laun#63h',
]

const papers = () => [
  ...numbered(
    'PDF that acts',
    'pdf',
    ACTING_NAMES.map((name) => pdf(`/OpenAction<</S/${name} /X(y)>>`)),
  ),
  ...numbered('PDF that is none', 'pdf', [
    pdf().subarray(0, 40),
    Buffer.concat([Buffer.from('GIF89a'), pdf()]),
    Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdf()]),
    Buffer.from('%PDF-'),
    Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n%%EOF'),
    Buffer.from('%!PS-Adobe-3.0\n(file) run'),
    randomBytes(2_000),
  ]),
]

const bomb = (megabytes: number) => Buffer.alloc(megabytes * 1_048_576)

const packages = () => {
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

/** A PNG that says it is as large as a field, of a handful of bytes. */
function flood(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

async function pictures(): Promise<Hostile[]> {
  const kinds = {
    png: await picture('png'),
    jpg: await picture('jpeg'),
    webp: await picture('webp'),
    gif: await picture('gif'),
  }
  const behind = [
    '<script>alert(1)</script>',
    '<?php system($_GET[0]) ?>',
    '%PDF-1.7 %%EOF',
    'PK\u0003\u0004',
    '<html>',
    'javascript:alert(1)',
  ]
  return Object.entries(kinds).flatMap(([kind, bytes]) => [
    ...numbered(
      'picture with a second file behind it',
      kind,
      behind.map((tail) => Buffer.concat([bytes, Buffer.from(tail)])),
    ),
    ...numbered('picture cut short', kind, [bytes.subarray(0, 12), bytes.subarray(0, 30)]),
    ...numbered('noise behind a picture’s first signs', kind, [
      Buffer.concat([bytes.subarray(0, 16), randomBytes(300)]),
    ]),
  ])
}

const floods = () =>
  numbered('flood of pixels', 'png', [
    flood(60_000, 60_000),
    flood(2_000_000_000, 2),
    flood(100_000, 1_000),
    flood(0, 0),
  ])

/** Each honest file under the names of kinds that it is not. */
async function lies(): Promise<Hostile[]> {
  const honest = await honestFiles()
  const kinds = ['pdf', 'png', 'xlsx', 'svg']
  return honest.flatMap(({ name, bytes }) =>
    kinds
      .filter((kind) => !name.toLowerCase().endsWith(kind))
      .map((kind) => ({ name: `${name.split('.')[0]}.${kind}`, bytes, tries: 'name that lies' })),
  )
}

const programs = () => [
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

/** Every hostile file, made anew. */
export const hostileFiles = async (): Promise<Hostile[]> => [
  ...drawings(),
  ...papers(),
  ...packages(),
  ...(await pictures()),
  ...floods(),
  ...(await lies()),
  ...programs(),
]
