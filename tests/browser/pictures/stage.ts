import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Facts, Who } from './facts.ts'
import { press, fill } from './scene.ts'

export const WIDTHS = [360, 768, 1280] as const

/** Heights that go with the widths: a phone, a tablet, a desk. */
const HEIGHT: Record<number, number> = { 360: 740, 768: 1024, 1280: 900 }
export const heightOf = (width: number): number => HEIGHT[width] ?? 900

export type People = { page(who: Who, width: number): Promise<Page>; close(): Promise<void> }

/** Everybody who looks at screens, each signed in once; every page is a new one in their browser. */
export function people(browser: Browser, origin: string, facts: Facts): People {
  const contexts = new Map<Who, Promise<BrowserContext>>()
  const open = async (who: Who) => {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(20_000)
    if (who !== 'visitor') await enter(context, who, facts)
    return context
  }
  return {
    async page(who, width) {
      const known = contexts.get(who) ?? open(who)
      contexts.set(who, known)
      const page = await (await known).newPage()
      await page.setViewportSize({ width, height: heightOf(width) })
      return page
    },
    async close() {
      for (const context of contexts.values()) await (await context).close()
    },
  }
}

async function enter(context: BrowserContext, who: Exclude<Who, 'visitor'>, facts: Facts) {
  const page = await context.newPage()
  const door = who === 'staff' ? '/backoffice/login' : '/login'
  const { email, password } = facts.accounts[who]
  await page.goto(door)
  await fill(page, { Email: email, 'Kata sandi': password })
  await press(page, 'Masuk')
  await page.waitForURL((url) => url.pathname !== door)
  await page.close()
}
