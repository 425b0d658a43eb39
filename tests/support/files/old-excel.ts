/** The size of a sector in bytes, and the special entries of the sector table (MS-CFB 2.2). */
const SECTOR = 512
const [TABLE, END, FREE] = [0xfffffffd, 0xfffffffe, 0xffffffff]

/** A compound file (MS-CFB) with one stream, the container of Excel 97 to 2003. */
function makeCompoundFile(name: string, stream: Buffer): Buffer {
  const sectors = Math.ceil(Math.max(stream.length, 8 * SECTOR) / SECTOR)
  // The table lists every sector: the stream's, the directory's, and its own.
  let tables = 1
  while (tables * 128 < sectors + 1 + tables) tables += 1
  const next = Array.from({ length: tables * 128 }, (_, at) => {
    if (at < sectors - 1) return at + 1
    if (at <= sectors) return END
    return at <= sectors + tables ? TABLE : FREE
  })
  const head = Buffer.alloc(SECTOR, 0xff)
  head.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    head.writeUInt16LE(value, at)
  for (const [at, value] of [
    [44, tables],
    [48, sectors],
    [56, 4096],
    [60, END],
    [68, END],
  ] as const)
    head.writeUInt32LE(value, at)
  for (let at = 0; at < tables; at += 1) head.writeUInt32LE(sectors + 1 + at, 76 + at * 4)
  const table = Buffer.alloc(tables * SECTOR)
  for (const [at, value] of next.entries()) table.writeUInt32LE(value >>> 0, at * 4)
  const directory = Buffer.concat([
    makeEntry('Root Entry', 5, END, 0, 1),
    makeEntry(name, 2, 0, Math.max(stream.length, 4096)),
    Buffer.alloc(256),
  ])
  return Buffer.concat([head, Buffer.concat([stream], sectors * SECTOR), directory, table])
}

function makeEntry(name: string, type: number, start: number, size: number, child = FREE): Buffer {
  const entryBytes = Buffer.alloc(128)
  entryBytes.write(name, 'utf16le')
  entryBytes.writeUInt16LE((name.length + 1) * 2, 64)
  entryBytes[66] = type
  entryBytes[67] = 1
  for (const [at, value] of [
    [68, FREE],
    [72, FREE],
    [76, child],
    [116, start],
    [120, size],
  ] as const)
    entryBytes.writeUInt32LE(value >>> 0, at)
  return entryBytes
}

const makeRecord = (id: number, body: Buffer) => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(body.length, 2)
  return Buffer.concat([head, body])
}
const encodeUint16s = (...values: number[]) => {
  const body = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) body.writeUInt16LE(value, at * 2)
  return body
}
const [BEGIN, STOP, SHEET, NUMBER] = [0x0809, 0x000a, 0x0085, 0x0203]

/**
 * A small workbook whose directory lists the same sheet over and over: a naive reader never
 * finishes.
 */
export function makeEndlessWorkbook(sheets = 30_000, cells = 30_000): Buffer {
  const begin = makeRecord(BEGIN, encodeUint16s(0x0600, 5, 0, 0, 0, 0, 0, 0))
  const stop = makeRecord(STOP, Buffer.alloc(0))
  const makeSheetRecord = (position: number) => {
    const body = Buffer.concat([Buffer.alloc(6), Buffer.from([1, 0, 0x41])])
    body.writeUInt32LE(position, 0)
    return makeRecord(SHEET, body)
  }
  const position = begin.length + sheets * makeSheetRecord(0).length + stop.length
  const cell = makeRecord(NUMBER, Buffer.concat([encodeUint16s(7, 0, 0), Buffer.alloc(8)]))
  const rows = Array.from({ length: cells }, (_, at) => {
    const row = Buffer.from(cell)
    row.writeUInt16LE(at, 4)
    return row
  })
  const stream = Buffer.concat([
    begin,
    ...Array.from({ length: sheets }, () => makeSheetRecord(position)),
    stop,
    begin,
    ...rows,
    stop,
  ])
  return makeCompoundFile('Workbook', stream)
}
