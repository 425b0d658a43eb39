/** Elements that only draw; all others (script, style, animation, foreign content) are rejected. */
const ALLOWED_ELEMENTS = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon text tspan use symbol ' +
    'clipPath mask pattern linearGradient radialGradient stop marker metadata'
  )
    .toLowerCase()
    .split(' '),
)

/**
 * Whether the bytes are an SVG without active content: only allowed elements, no event handlers, no
 * document type or entity, no reference to anything outside the file.
 */
export function isSafeSvg(bytes: Uint8Array): boolean {
  const text = decodeUtf8(bytes)
  if (text === undefined || !/^(?:\s|<\?xml[^>]*\?>|<!--[^]*?-->)*<svg[\s>]/i.test(text))
    return false
  if (/<!(?!--)|<\?(?!xml\s)|<!\[CDATA\[|&(?!(?:amp|lt|gt|quot|apos|#\d{2,4});)/i.test(text))
    return false
  // Parsers disagree on comments that contain a tag, so those are scanned as tags.
  const tags = text.replaceAll(/<!--(?!-?>)[^<]*?-->|<\?xml[^>]*\?>/g, '').match(/<[^>]*>?/g) ?? []
  return tags.every(isSafeTag) && /<\/svg\s*>\s*$/i.test(text)
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isSafeTag(tag: string): boolean {
  const name = /^<\/?([a-z][\w.-]*)(?=[\s/>])/i.exec(tag)?.[1]?.toLowerCase()
  if (!name || !ALLOWED_ELEMENTS.has(name)) return false
  if (/[\s/"'](?:on[a-z]+|style)\s*=/i.test(tag)) return false
  const references = tag.matchAll(/(?:xlink:)?(?:href|src)\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi)
  return (
    [...references].every(([, reference]) => /^["']?#[\w.-]+["']?$/.test(reference!)) &&
    !/(?:javascript|vbscript|data)\s*:|url\(\s*["']?(?!#)/i.test(tag.replaceAll(/&#\d+;|\s/g, ''))
  )
}
