import { decodeText } from '../../spreadsheets/decode-text.ts'

/** Where a line's first formula begins: a cell whose first sign is one of these. */
const FORMULA_START = /(?:^|[,;\t])[ "']*[=+\-@]/
/** Functions of spreadsheet programs that fetch, start or register something (CWE-1236). */
const EXTERNAL_FUNCTION =
  /\b(?:hyperlink|webservice|importxml|importdata|importhtml|importfeed|importrange|dde|call|register|exec)\s*\(/i

/** Whether bytes are a table written as text, in which nothing acts when it is opened. */
export function isSafeCsv(bytes: Uint8Array): boolean {
  const hasByteOrderMark =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  // No text has a NUL in it, but for those in two bytes a letter, which begin with a mark.
  if (bytes.length === 0 || (!hasByteOrderMark && bytes.includes(0))) return false
  return !decodeText(bytes)
    .split(/\r\n?|\n/)
    .some(isActiveLine)
}

/** Whether a line starts another program (`=cmd|'/c …'!A1`) or reaches out of its file. */
function isActiveLine(line: string): boolean {
  const at = line.search(FORMULA_START)
  if (at < 0) return false
  const rest = line.slice(at)
  const bar = rest.indexOf('|')
  return (bar >= 0 && rest.includes('!', bar)) || EXTERNAL_FUNCTION.test(rest)
}
