import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { describePage, loadPageContent } from './page-content.ts'
import { WrittenPage } from './written-page.tsx'
import type { Route } from './+types/terms'

export const handle = { isDormant: true, cache: {} } satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, loaderData)

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPageContent(context, 'syarat-dan-ketentuan')

/** The rules of shopping here. */
export default function Terms({ loaderData }: Route.ComponentProps) {
  return <WrittenPage page={loaderData} icon="scroll-text" />
}
