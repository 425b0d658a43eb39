import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { icons, type LucideIcon } from 'lucide-react'

const lucideIcons: Record<string, LucideIcon> = { ...icons }

const toPascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, character: string) => character.toUpperCase())

/**
 * Builds an SVG sprite: one `<symbol>` per icon, drawn with the text colour of the element that
 * uses it. Throws for a name that lucide does not have.
 */
export function buildIconSprite(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const icon = lucideIcons[toPascalCase(name)]
    if (!icon) throw new Error(`lucide has no icon "${name}"`)
    const [, shapes] =
      /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(createElement(icon))) ?? []
    return `<symbol id="${name}" ${SYMBOL_ATTRIBUTES}>${shapes}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

const SYMBOL_ATTRIBUTES =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'
