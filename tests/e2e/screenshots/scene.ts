import type { Page } from 'playwright-core'
import type { ScreenData, Viewer } from './screen-data.ts'

/** How a screen is looked at: with everything, with nothing, with extremes, refused, and waiting. */
export const STATES = ['full', 'empty', 'long', 'failing', 'slow'] as const
export type ScreenState = (typeof STATES)[number]

/** Brings a page to one state of a screen. `down` is taken with the database stopped. */
export type Scene = {
  viewer: Viewer
  show: (page: Page, data: ScreenData) => Promise<void>
  down?: true
}

/** Why a screen has no such state. */
export type NotApplicable = { none: string }

/** A screen by its address in the routes, its file's name, and its five states. */
export type Screen = { route: string; name: string } & Record<ScreenState, Scene | NotApplicable>

export type ScreenAddress = string | ((data: ScreenData) => string)
type PageAction = (page: Page, data: ScreenData) => Promise<void>

const resolveAddress = (address: ScreenAddress, data: ScreenData) =>
  typeof address === 'string' ? address : address(data)

/** The screen opened at an address, and whatever is done there. */
export const openAt = (viewer: Viewer, address: ScreenAddress, interact?: PageAction): Scene => ({
  viewer,
  show: async (page, data) => {
    await page.goto(resolveAddress(address, data))
    await interact?.(page, data)
  },
})

/** The screen opened while the database does not answer. */
export const openWithDatabaseDown = (viewer: Viewer, address: ScreenAddress): Scene => ({
  ...openAt(viewer, address),
  down: true,
})

export const notApplicable = (reason: string): NotApplicable => ({ none: reason })

/** On the way from another page: a link was pressed and its answer has not come yet. */
export const whileNavigating = (viewer: Viewer, from: ScreenAddress, to: ScreenAddress): Scene => ({
  viewer,
  show: async (page, data) => {
    await page.goto(resolveAddress(from, data))
    await waitForHydration(page)
    await page.route(/\.data(\?|$)/, () => new Promise<void>(() => {}))
    // What a link does: the router of the page is asked for the address.
    await page.evaluate(
      (target) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { navigate(to: string): Promise<void> }
        }
        void router.navigate(target)
      },
      resolveAddress(to, data),
    )
    await page.getByLabel('Memuat halaman').waitFor({ state: 'visible' })
  },
})

/** A form filled in and sent, its answer not come yet. */
export const whileSubmitting = (
  viewer: Viewer,
  address: ScreenAddress,
  interact: PageAction,
): Scene =>
  openAt(viewer, address, async (page, data) => {
    await waitForHydration(page)
    await page.route(/\.data(\?|$)/, (route) =>
      route.request().method() === 'POST' ? new Promise<void>(() => {}) : route.continue(),
    )
    await interact(page, data)
    await page.locator('[aria-busy=true]').first().waitFor()
  })

/** Waits until the page's scripts have taken over. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(
    () => '__reactRouterDataRouter' in window && document.readyState === 'complete',
  )

/** Fills fields by their labels, within the page's content. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.locator('main').getByLabel(label, { exact: true }).fill(value)
}

/** Presses a button of the page's content by its words. */
export const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()
