import type { MetaDescriptor } from 'react-router'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** The page's title followed by the shop's name, and its description if it has one. */
export function pageTitle(matches: Matches, title: string, description?: string): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { storeName?: string }
    | undefined
  return [
    { title: root?.storeName ? `${title} | ${root.storeName}` : title },
    ...(description ? [{ name: 'description', content: description }] : []),
  ]
}
