/**
 * What a spreadsheet program takes for the beginning of a formula (CWE-1236), also behind apostrophes: what
 * is written for such a cell has one more, and reading takes one away.
 */
const FORMULA_START = /^'*[=+\-@\t\r\n]/
/** A number is a number, not a formula. */
const NUMBER = /^-\d+(?:[.,]\d+)*$/

/** A CSV's cell that no spreadsheet program takes for a formula; `unescapeFormula` gives it back. */
export const escapeFormula = (cell: string): string =>
  FORMULA_START.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell

/** The cell that `escapeFormula` was given, or that a person marked as text by an apostrophe. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA_START.test(cell) ? cell.slice(1) : cell
