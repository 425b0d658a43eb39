import { randomBytes } from 'node:crypto'
import { pdf } from '../valid.ts'
import { makeNumberedFiles } from './malicious-file.ts'

const ACTIVE_NAMES = [
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

/** PDFs with active content, and files that are no PDF. */
export const makeMaliciousPdfs = () => [
  ...makeNumberedFiles(
    'PDF with active content',
    'pdf',
    ACTIVE_NAMES.map((name) => pdf(`/OpenAction<</S/${name} /X(y)>>`)),
  ),
  ...makeNumberedFiles('not a PDF', 'pdf', [
    pdf().subarray(0, 40),
    Buffer.concat([Buffer.from('GIF89a'), pdf()]),
    Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdf()]),
    Buffer.from('%PDF-'),
    Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n%%EOF'),
    Buffer.from('%!PS-Adobe-3.0\n(file) run'),
    randomBytes(2_000),
  ]),
]
