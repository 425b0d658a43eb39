/** A form as a page renders it: where it posts to, and its fields with their values. A name may repeat. */
export type RenderedForm = {
  action: string
  fields: readonly (readonly [name: string, value: string])[]
}

/** The forms of a page that are posted, each with one of its buttons. */
export function readRenderedForms(html: string): RenderedForm[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, attributes]) => readAttribute(attributes!, 'method') === 'post')
    .flatMap(([, attributes, content]) => {
      const action = readAttribute(attributes!, 'action')
      const fields = readFields(content!)
      const buttons = readTags(content!, 'button').filter(([name]) => name)
      return (buttons.length > 0 ? buttons.map((button) => [...fields, button]) : [fields]).map(
        (each) => ({ action, fields: each }),
      )
    })
}

function readFields(content: string): [string, string][] {
  const textareas = [...content.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)].map(
    ([, attributes, text]): [string, string] => [
      readAttribute(attributes!, 'name'),
      decode(text!.trim()),
    ],
  )
  const selects = [...content.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)].map(
    ([, attributes, options]): [string, string] => [
      readAttribute(attributes!, 'name'),
      readAttribute(/<option\b[^>]*value="[^"]+"[^>]*>/.exec(options!)?.[0] ?? '', 'value'),
    ],
  )
  return [...readTags(content, 'input'), ...textareas, ...selects].filter(([name]) => name)
}

const readTags = (content: string, tag: string) =>
  [...content.matchAll(new RegExp(`<${tag}\\b([^>]*)>`, 'g'))].map(
    ([, attributes]): [string, string] => [
      readAttribute(attributes!, 'name'),
      readAttribute(attributes!, 'value'),
    ],
  )

const readAttribute = (attributes: string, name: string): string =>
  decode(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
