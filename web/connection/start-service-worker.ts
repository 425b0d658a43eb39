import { loadRareParts } from './load-rare-parts.ts'
import { findCopyAddress } from './copy-address.ts'
import type { PageHandle } from '../shared/chrome/use-shell.ts'
import { getRouter } from './router.ts'
import { watchBuild } from './watch-build.ts'

/**
 * Registers the service worker and tells it which pages to keep. Without one the parts that are shown
 * rarely are loaded now, so that they are there without a connection.
 */
export async function startServiceWorker(): Promise<void> {
  watchBuild()
  const registration = await navigator.serviceWorker
    ?.register('/sw.js', { updateViaCache: 'none' })
    .catch(() => undefined)
  if (!registration) return loadRareParts()
  const { active } = await navigator.serviceWorker.ready
  const copyShownPage = () => {
    const address = findShownPage()
    if (address) active?.postMessage({ keep: address })
  }
  copyShownPage()
  getRouter()?.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') copyShownPage()
  })
}

let copiedAddress: string | undefined

/** The address of the page shown, once, if it may be kept. */
function findShownPage(): string | undefined {
  const { matches = [], location, errors } = getRouter()?.state ?? {}
  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined)
  const address = errors || !location ? undefined : findCopyAddress(handles, location)
  if (!address || address === copiedAddress || isSavingData()) return undefined
  copiedAddress = address
  return address
}

const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
