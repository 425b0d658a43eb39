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

/** Whether the bytes are text without formulas that act when a spreadsheet program opens them. */
export function isSafeCsv(bytes: Uint8Array): boolean {
  const hasByteOrderMark =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  // Only UTF-16 text contains NUL bytes, and it must begin with a byte order mark.
  if (bytes.length === 0 || (!hasByteOrderMark && bytes.includes(0))) return false
  let lines = 0
  // One line at a time: an array of thirty million empty ones would take a gigabyte.
  for (const [line] of decodeText(bytes).matchAll(/[^\r\n]+/g))
    if (++lines > MAX_LINES || isActiveLine(line)) return false
  return true
}

/** Whether a line starts another program (`=cmd|'/c …'!A1`) or refers to another file. */
function isActiveLine(line: string): boolean {
  const at = line.search(FORMULA_START)
  if (at < 0) return false
  const rest = line.slice(at)
  const bar = rest.indexOf('|')
  return (bar >= 0 && rest.includes('!', bar)) || EXTERNAL_FUNCTION.test(rest)
}
