import type { Browser, BrowserContext, Page } from 'playwright-core'
import { rememberSurveys } from '../../support/browser/recent-surveys.ts'
import type { ScreenData, Viewer } from './screen-data.ts'
import { press, fill } from './scene.ts'

export const WIDTHS = [360, 768, 1280] as const

/** Heights for the widths of a phone, a tablet and a desktop. */
const HEIGHT_BY_WIDTH: Record<number, number> = { 360: 740, 768: 1024, 1280: 900 }
const getViewportHeight = (width: number): number => HEIGHT_BY_WIDTH[width] ?? 900

export type SignedInViewers = {
  page(viewer: Viewer, width: number): Promise<Page>
}

/** The browser contexts of all viewers, each signed in once. Every page is a new one. */
export function openViewers(browser: Browser, origin: string, data: ScreenData): SignedInViewers {
  const contexts = new Map<Viewer, Promise<BrowserContext>>()
  const open = async (viewer: Viewer) => {
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
      reducedMotion: 'reduce',
      // As in every session (sessions.ts): a worker that starts again under a debugger may hold a page's scripts back.
      serviceWorkers: 'block',
    })
    context.setDefaultTimeout(20_000)
    await rememberSurveys(context, origin)
    if (viewer !== 'visitor') await signInViewer(context, viewer, data)
    return context
  }
  return {
    async page(viewer, width) {
      const contextPromise = contexts.get(viewer) ?? open(viewer)
      contexts.set(viewer, contextPromise)
      const page = await (await contextPromise).newPage()
      await page.setViewportSize({ width, height: getViewportHeight(width) })
      return page
    },
  }
}

async function signInViewer(
  context: BrowserContext,
  viewer: Exclude<Viewer, 'visitor'>,
  data: ScreenData,
) {
  const page = await context.newPage()
  const loginPath = viewer === 'staff' ? '/backoffice/login' : '/login'
  const { email, password } = data.accounts[viewer]
  await page.goto(loginPath)
  await fill(page, { Email: email, 'Kata sandi': password })
  await press(page, 'Masuk')
  await page.waitForURL((url) => url.pathname !== loginPath)
  await page.close()
}
