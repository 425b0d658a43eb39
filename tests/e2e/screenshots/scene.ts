import type { Page } from 'playwright-core'
import type { ScreenData, Viewer } from './screen-data.ts'

/** The states of a screen: with data, without data, with maximum lengths, refused, and loading. */
export const STATES = ['full', 'empty', 'long', 'failing', 'slow'] as const
export type ScreenState = (typeof STATES)[number]

/** Brings a page into one state of a screen. `down` is shown with the database stopped. */
export type Scene = {
  viewer: Viewer
  show: (page: Page, data: ScreenData) => Promise<void>
  down?: true
}

/** An id that no record has. */
export const MISSING_ID = '00000000-0000-4000-8000-000000000000'

/** Why a screen has no such state. */
export type NotApplicable = { none: string }

/** A screen: its route, the name of its file, and its five states. */
export type Screen = { route: string; name: string } & Record<ScreenState, Scene | NotApplicable>

export type ScreenAddress = string | ((data: ScreenData) => string)
type PageAction = (page: Page, data: ScreenData) => Promise<void>

const resolveAddress = (address: ScreenAddress, data: ScreenData) =>
  typeof address === 'string' ? address : address(data)

/** Opens an address and optionally interacts with the page. */
export const openAt = (viewer: Viewer, address: ScreenAddress, interact?: PageAction): Scene => ({
  viewer,
  show: async (page, data) => {
    await page.goto(resolveAddress(address, data))
    await interact?.(page, data)
  },
})

/** Opens an address while the database is down. */
export const openWithDatabaseDown = (viewer: Viewer, address: ScreenAddress): Scene => ({
  ...openAt(viewer, address),
  down: true,
})

export const notApplicable = (reason: string): NotApplicable => ({ none: reason })

/** An address that answers no page. */
export const withoutScreen = (route: string, name: string, reason: string): Screen =>
  onlyFull(route, name, notApplicable(reason), reason)

/** A screen with another record of a route whose other states are shown elsewhere. */
export const onlyFull = (
  route: string,
  name: string,
  full: Screen['full'],
  reason: string,
): Screen => {
  const state = notApplicable(reason)
  return { route, name, full, empty: state, long: state, failing: state, slow: state }
}

/** A list of the back office with a search, whose address is its route. */
export const staffList = (route: string, name: string): Screen => ({
  route,
  name,
  full: openAt('staff', route),
  empty: openAt('staff', `${route}?search=qqzzxx`),
  long: notApplicable('its rows are as long in full'),
  failing: openWithDatabaseDown('staff', route),
  slow: whileNavigating('staff', '/backoffice/audit', route),
})

/** A pending navigation: a link was pressed and the response has not arrived yet. */
export const whileNavigating = (viewer: Viewer, from: ScreenAddress, to: ScreenAddress): Scene => ({
  viewer,
  show: async (page, data) => {
    await page.addInitScript(noteAwake)
    await page.goto(resolveAddress(from, data))
    await wakePage(page)
    await page.route(/\.data(\?|$)/, () => new Promise<void>(() => {}))
    // What a link does: the page's router navigates to the address.
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

/** A pending submission: a form was sent and the response has not arrived yet. */
export const whileSubmitting = (
  viewer: Viewer,
  address: ScreenAddress,
  interact: PageAction,
): Scene => ({
  viewer,
  show: async (page, data) => {
    await page.addInitScript(noteAwake)
    await page.goto(resolveAddress(address, data))
    await wakePage(page)
    await page.route(/\.data(\?|$)/, (route) =>
      route.request().method() === 'POST' ? new Promise<void>(() => {}) : route.continue(),
    )
    await interact(page, data)
    await page.locator('[aria-busy=true]').first().waitFor()
  },
})

/** A form was refused: above its fields, or at one of them alone. */
export const waitForRefusal = (page: Page) =>
  page
    .locator('[data-form-message], [aria-invalid=true]')
    .filter({ visible: true })
    .first()
    .waitFor()

/** Waits until the page is hydrated, or until a page that is only read does what it does by itself. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(
    () =>
      ('__reactRouterDataRouter' in window ||
        document.documentElement.dataset['scripts'] === 'dormant') &&
      document.readyState === 'complete',
  )

/** Runs in a page: marks it once React follows its router. What the router does before that is not shown. */
const noteAwake = () =>
  addEventListener('awake', () => (document.documentElement.dataset['awake'] = ''), { once: true })

/** Wakes a page that is only read, as using something that needs React does, and waits until it is awake. */
async function wakePage(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.evaluate(() => dispatchEvent(new Event('wake')))
  await page.waitForFunction(() => document.documentElement.dataset['awake'] === '')
}

/** Fills fields by their labels, within the page's content. */
export async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.locator('main').getByLabel(label, { exact: true }).fill(value)
}

/** Presses a button of the page's content by its label. */
export const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click()
