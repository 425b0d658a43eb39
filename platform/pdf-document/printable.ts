/** Characters beyond ISO 8859-1 that the standard fonts of PDF have (Windows-1252). */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
/** What is written instead of signs that they lack. */
const SUBSTITUTES: Record<string, string> = {
  '≥': '>=',
  '≤': '<=',
  '≠': '<>',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '√': 'V',
  '∅': 'Ø',
  '⌀': 'Ø',
  '″': '"',
  '′': "'",
  '\t': ' ',
  '\u00A0': ' ',
  '\u2009': ' ',
  '\u202F': ' ',
}

const isPrintable = (character: string) =>
  EXTRA.has(character) || /^[\x20-\x7E\xA1-\xFF\n]$/.test(character)

/**
 * The text in characters that every PDF viewer has a font for. Accents that are missing fall away, and
 * any other character becomes `?`.
 */
export function toPrintable(text: string): string {
  if (/^[\x20-\x7E\n]*$/.test(text)) return text
  return Array.from(text.normalize('NFC').replaceAll(/\r\n?/g, '\n'), printCharacter).join('')
}

function printCharacter(character: string): string {
  const substitute = SUBSTITUTES[character]
  if (substitute !== undefined) return substitute
  if (isPrintable(character)) return character
  // Marks, joiners and variation selectors have no width of their own.
  if (/^[\p{M}\p{Cf}\p{Cc}]$/u.test(character)) return ''
  const base = character.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return base !== '' && Array.from(base).every(isPrintable) ? base : '?'
}
