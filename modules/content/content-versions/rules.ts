/**
 * The lines of a text as they are stored: browsers post CRLF and show LF, so a text with CRLF would look typed into as
 * soon as its form opens.
 */
export const normalizeLines = (text: string): string => text.replace(/\r\n?/g, '\n')
