import { isRefusal } from '../../refusal.ts'
import { type ByteSource, openCsv } from '../../spreadsheets/csv-bytes.ts'
import { decodeText } from '../../spreadsheets/decode-text.ts'
import { MAX_ROW_NUMBER } from '../../spreadsheets/limits.ts'

/** Twice what a sheet has: a cell may contain line breaks. */
const MAX_LINES = 2 * MAX_ROW_NUMBER
/**
 * Finds a line's first formula: a cell that begins with one of these characters. An apostrophe before them
 * makes it a text, which is how our own exports write it.
 */
const FORMULA_START = /(?:^|[,;\t])[ "]*[=+\-@]/
/** Spreadsheet functions that fetch, start or register something (CWE-1236). */
const EXTERNAL_FUNCTION =
  /\b(?:hyperlink|webservice|importxml|importdata|importhtml|importfeed|importrange|dde|call|register|exec)\s*\(/i

/** Characters of a line that are looked at together. */
const MAX_LINE_LENGTH = 8_000_000

/**
 * Whether the bytes are text without formulas that act when a spreadsheet program opens them; of a packed CSV the
 * bytes that it holds.
 */
export async function isSafeCsv(bytes: Uint8Array, kind: string): Promise<boolean> {
  if (bytes.length === 0) return false
  const open = openCsv({ name: `x.${kind}`, bytes })
  try {
    return (await isText(open)) && (await isPassive(decodeText(open)))
  } catch (thrown) {
    // What is beyond the bound is never read. The sentence about it is that of the reader.
    return isRefusal(thrown)
  }
}

/** Only UTF-16 text contains NUL bytes, and it must begin with a byte order mark. */
async function isText(open: ByteSource): Promise<boolean> {
  let isFirst = true
  for await (const chunk of open()) {
    const byteOrderMark = isFirst ? chunk[0]! * 256 + chunk[1]! : 0
    if (byteOrderMark === 0xfffe || byteOrderMark === 0xfeff) return true
    if (chunk.includes(0)) return false
    isFirst = false
  }
  return !isFirst
}

async function isPassive(texts: AsyncIterable<string>): Promise<boolean> {
  let lines = 0
  let rest = ''
  for await (const text of texts) {
    rest += text
    const end = Math.max(rest.lastIndexOf('\n'), rest.lastIndexOf('\r')) + 1
    // One line at a time: an array of thirty million empty ones would take a gigabyte.
    for (const [line] of rest.slice(0, end).matchAll(/[^\r\n]+/g))
      if (++lines > MAX_LINES || isActiveLine(line)) return false
    rest = rest.slice(end)
    if (rest.length > MAX_LINE_LENGTH) return false
  }
  return !isActiveLine(rest)
}

/** Whether a line starts another program (`=cmd|'/c …'!A1`) or refers to another file. */
function isActiveLine(line: string): boolean {
  const at = line.search(FORMULA_START)
  if (at < 0) return false
  const rest = line.slice(at)
  const bar = rest.indexOf('|')
  return (bar >= 0 && rest.includes('!', bar)) || EXTERNAL_FUNCTION.test(rest)
}
