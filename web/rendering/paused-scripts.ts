/**
 * What the browser would load at once, and what it ignores until the start script puts it back; of one length. The start
 * script's nonce stands before its type.
 */
const PAUSED_TAGS = [
  ['<link rel="modulepreload" ', '<link rel="later-preload" '],
  [' type="module" async="">', ' type="paused" async="">'],
] as const

/**
 * Pauses a page's scripts until its first paint (start-script.tsx), in place. React Router renders their tags itself.
 */
export function pauseScriptTags(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  for (const [eager, paused] of PAUSED_TAGS)
    for (let at = page.indexOf(eager); at !== -1; at = page.indexOf(eager, at + paused.length))
      page.write(paused, at)
  return page
}
