/** `[12/03 07.41] Edi: `, `12/03/26 07.41 - Edi: `. */
const HEADER =
  /^\s*\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s+\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]m)?(?:\]\s*|\s+-\s+)[^:\n]{1,40}:\s*/gimu

/** A message without when and by whom each line was written, which a phone copies with forwarded messages. */
export const stripForwarded = (text: string): string => text.replaceAll(HEADER, '')
