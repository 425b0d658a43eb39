/** What a page or a list of routes names of its build. */
const ASSET = /\/assets\/[\w.-]+\.(?:js|css)/g
/** What HAProxy says where it has no process to send a request to. */
const NO_SERVER = 'No server is available'
/** How many scripts a tab loads before its reader loads the next page from the server. */
const SCRIPTS_BEFORE_NEXT = 40

/**
 * Tabs that stay open over releases: the first ones go on asking for the scripts of the build that they were opened with,
 * others open a page again and again, and ask for what that one names.
 */
export async function startTabLoad(
  origin: string,
  { old, renewed }: { old: number; renewed: number },
) {
  const failed: string[] = []
  const builds = new Set<string>()
  let loaded = 0
  let isFinishing = false

  async function open(): Promise<string[]> {
    const page = await (await fetch(`${origin}/`)).text()
    const named = page.match(ASSET) ?? []
    const manifest = named.find((file) => file.includes('/manifest-'))
    if (!manifest) throw new Error('the page names no list of routes')
    builds.add(manifest)
    const response = await fetch(origin + manifest)
    if (!response.ok) failed.push(`${manifest} answered ${response.status}`)
    return [...new Set([...named, ...((await response.text()).match(ASSET) ?? [])])]
  }

  async function browse(nr: number, isRenewed: boolean): Promise<void> {
    let files = await open()
    for (let turn = nr * 7; !isFinishing; turn++) {
      const file = files[turn % files.length]!
      try {
        if (isRenewed && turn % SCRIPTS_BEFORE_NEXT === 0) files = await open()
        const response = await fetch(origin + file)
        const text = await response.text()
        loaded += 1
        const by = text.includes(NO_SERVER) ? 'the balancer' : 'the shop'
        if (!response.ok) failed.push(`${file} was answered ${response.status} by ${by}`)
      } catch (thrown) {
        failed.push(`${file}: ${(thrown as Error).message}`)
      }
    }
  }

  const running = Promise.all(
    Array.from({ length: old + renewed }, (_, nr) => browse(nr, nr >= old)),
  )
  running.catch(() => {})
  return {
    /** `builds` is how many different ones were met. */
    async finish(): Promise<{ loaded: number; failed: string[]; builds: number }> {
      isFinishing = true
      await running
      return { loaded, failed, builds: builds.size }
    },
  }
}
