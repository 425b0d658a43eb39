import type { BrowserContext, Page } from 'playwright-core'

export type PushedEvent = { event?: string } & Record<string, unknown>

/** Keeps every event of every document of a context, also of those that are left. */
export async function keepEvents(context: BrowserContext): Promise<PushedEvent[]> {
  const events: PushedEvent[] = []
  await context.exposeBinding('keepEvent', (_source, event: string) => {
    events.push(JSON.parse(event) as PushedEvent)
  })
  await context.addInitScript(() => {
    const page = window as unknown as { dataLayer: object[]; keepEvent(event: string): void }
    page.dataLayer = []
    page.dataLayer.push = (event) => {
      page.keepEvent(JSON.stringify(event))
      return Array.prototype.push.call(page.dataLayer, event)
    }
  })
  return events
}

/** Everything in the data layer so far; commands of consent mode are lists. */
export const readDataLayer = (page: Page): Promise<PushedEvent[]> =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: PushedEvent[] }
    return JSON.parse(JSON.stringify(dataLayer)) as PushedEvent[]
  })

/** Waits for an event that the page tells; the newest of that name. */
export async function waitForEvent(page: Page, event: string): Promise<PushedEvent> {
  const found = await page.waitForFunction(
    (name) =>
      (window as unknown as { dataLayer?: PushedEvent[] }).dataLayer?.findLast(
        (each) => each.event === name,
      ),
    event,
  )
  return (await found.jsonValue()) as PushedEvent
}
