/**
 * What the browser would load at once, and what it ignores until the start script puts it back; of one length. The start
 * script's nonce stands before its type.
 */
const PAUSED_TAGS = [
  ['<link rel="modulepreload" ', '<link rel="later-preload" '],
  [' type="module" async="">', ' type="paused" async="">'],
] as const

/** Pauses a page's scripts until its first paint (start-script.tsx). React Router renders their tags itself. */
export const pauseScriptTags = (html: string): string =>
  PAUSED_TAGS.reduce((text, [eager, paused]) => text.replaceAll(eager, paused), html)

/** The same in place, without decoding a part of a page. */
export function pauseScriptBytes(part: Buffer): Buffer {
  for (const [eager, paused] of PAUSED_TAGS)
    for (let at = part.indexOf(eager); at !== -1; at = part.indexOf(eager, at + paused.length))
      part.write(paused, at)
  return part
}
