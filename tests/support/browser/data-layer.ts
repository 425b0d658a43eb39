import type { Page } from 'playwright-core'

export type PushedEvent = { event?: string } & Record<string, unknown>

/** What the page has told its data layer so far; commands of consent mode are lists. */
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
