import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { describePage, loadPageContent } from './page-content.ts'
import { WrittenPage } from './written-page.tsx'
import type { Route } from './+types/privacy'

export const handle = { isDormant: true, cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, loaderData)

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPageContent(context, 'kebijakan-privasi')

/** What is stored, and what people may do about it. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <WrittenPage page={loaderData} icon="shield-check" />
}
