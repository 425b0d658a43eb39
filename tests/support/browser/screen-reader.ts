import type { CDPSession, Page } from 'playwright-core'

/** What a screen reader learns of a node of the accessibility tree. */
export type SpokenNode = {
  role: string
  name: string
  description: string
  isFocused: boolean
  isInvalid: boolean
  isDisabled: boolean
}

type AxNode = {
  nodeId: string
  ignored: boolean
  parentId?: string
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value?: unknown } }[]
}

/** Reads the browser's accessibility tree, as a screen reader does. */
export async function openScreenReader(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  await page.evaluate(recordAnnouncements)

  async function readNodes(): Promise<AxNode[]> {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return (nodes as AxNode[]).filter(({ ignored }) => !ignored)
  }

  return {
    /** The nodes with a role, in the order of the page. */
    async list(role: string): Promise<SpokenNode[]> {
      return (await readNodes()).filter((node) => node.role?.value === role).map(toSpoken)
    },
    /** The node that has the focus. */
    async readFocused(): Promise<SpokenNode | undefined> {
      return (await readNodes())
        .map(toSpoken)
        .find(({ isFocused, role }) => isFocused && role !== 'RootWebArea')
    },
    /** What live regions have said since it was asked last. */
    takeAnnouncements: (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as Recorder).announcements.splice(0)),
  }
}

const readProperty = ({ properties }: AxNode, name: string): unknown =>
  properties?.find((property) => property.name === name)?.value.value

const toSpoken = (node: AxNode): SpokenNode => ({
  role: node.role?.value ?? '',
  name: node.name?.value ?? '',
  description: node.description?.value ?? '',
  isFocused: readProperty(node, 'focused') === true,
  isInvalid: readProperty(node, 'invalid') === 'true',
  isDisabled: readProperty(node, 'disabled') === true,
})

type Recorder = { announcements: string[] }

/** Notes what is written into live regions. `timer` is none by default: it is read only on request. */
function recordAnnouncements(): void {
  const LIVE = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]'
  const announcements: string[] = []
  Object.assign(window, { announcements })
  const announce = (region: Element | null | undefined): void => {
    const text = region?.textContent?.trim()
    if (text) announcements.push(text)
  }
  new MutationObserver((records) => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(LIVE)
      if (region) changed.add(region)
      for (const added of addedNodes)
        if (added instanceof Element)
          for (const inner of [added, ...added.querySelectorAll('*')])
            if (inner.matches(LIVE)) changed.add(inner)
    }
    for (const region of changed) announce(region)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
