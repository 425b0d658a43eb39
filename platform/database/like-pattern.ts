/** Escapes what LIKE reads as a wildcard, so that text typed by a person matches itself. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A LIKE pattern for values that contain `text`. */
export const toContainsPattern = (text: string): string => `%${escapeLike(text)}%`

/** A LIKE pattern for values that begin with `text`. */
export const toPrefixPattern = (text: string): string => `${escapeLike(text)}%`
