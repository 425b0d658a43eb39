const DAY = String.raw`\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?`
const TIME = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]m)?`
/** `[12/03 07.41] Edi: `, `[07.41, 12/03] Edi: `, `12/03/26 07.41 - Edi: `. */
const HEADER = new RegExp(
  String.raw`^\s*\[?(?:${DAY},?\s+${TIME}|${TIME},?\s+${DAY})(?:\]\s*|\s+-\s+)[^:\n]{1,40}:\s*`,
  'gimu',
)
/** What a page or a script is written in says nothing, wherever it was copied from. */
const MARKUP = /<(script|style)(?:\s[^>]*)?>.*?<\/\1>|<\/?[a-z][^<>\n]*>/gisu

/** A message without when and by whom each line was written, which a phone copies with forwarded messages, and without markup. */
export const stripForwarded = (text: string): string =>
  text.replaceAll(HEADER, '').replaceAll(MARKUP, ' ')
