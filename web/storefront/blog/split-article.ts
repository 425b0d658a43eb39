/** The HTML of an article in two parts: before and from the section heading that is nearest to its middle. */
export function splitArticle(html: string): [beginning: string, rest: string] {
  const middle = html.length / 2
  const headings = [...html.matchAll(/<h2[ >]/g)].map(({ index }) => index).filter((at) => at > 0)
  const [at] = headings.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  return at === undefined ? [html, ''] : [html.slice(0, at), html.slice(at)]
}
