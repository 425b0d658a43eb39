import type { Page } from 'playwright-core'
import type { Facts, Who } from './facts.ts'

/** How a screen is looked at: with everything, with nothing, with extremes, refused, and waiting. */
export const STATES = ['full', 'empty', 'long', 'failing', 'slow'] as const
export type State = (typeof STATES)[number]

/** Brings a page to one state of a screen. `down` is taken with the database stopped. */
export type Scene = {
  who: Who
  show: (page: Page, facts: Facts) => Promise<void>
  down?: true
}

/** Why a screen has no such state. */
export type None = { none: string }

/** A screen by its address in the routes, its file's name, and its five states. */
export type Screen = { route: string; name: string } & Record<State, Scene | None>

export type Address = string | ((facts: Facts) => string)
type Act = (page: Page, facts: Facts) => Promise<void>

const addressOf = (address: Address, facts: Facts) =>
  typeof address === 'string' ? address : address(facts)

/** The screen opened at an address, and whatever is done there. */
export const at = (who: Who, address: Address, act?: Act): Scene => ({
  who,
  show: async (page, facts) => {
    await page.goto(addressOf(address, facts))
    await act?.(page, facts)
  },
})

/** The screen opened while the database does not answer. */
export const down = (who: Who, address: Address): Scene => ({ ...at(who, address), down: true })

export const none = (why: string): None => ({ none: why })

/** On the way from another page: a link was pressed and its answer has not come yet. */
export const arriving = (who: Who, from: Address, to: Address): Scene => ({
  who,
  show: async (page, facts) => {
    await page.goto(addressOf(from, facts))
    await taken(page)
    await page.route(/\.data(\?|$)/, () => new Promise<void>(() => {}))
    // What a link does: the router of the page is asked for the address.
    await page.evaluate(
      (wanted) => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter: { navigate(to: string): Promise<void> }
        }
        void router.navigate(wanted)
      },
      addressOf(to, facts),
    )
    await page.getByLabel('Memuat halaman').waitFor({ state: 'visible' })
  },
})

/** A form filled in and sent, its answer not come yet. */
export const sending = (who: Who, address: Address, act: Act): Scene =>
  at(who, address, async (page, facts) => {
    await taken(page)
    await page.route(/\.data(\?|$)/, (route) =>
      route.request().method() === 'POST' ? new Promise<void>(() => {}) : route.continue(),
    )
    await act(page, facts)
    await page.locator('[aria-busy=true]').first().waitFor()
  })

/** Waits until the page's scripts have taken over. */
export const taken = (page: Page) =>
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
