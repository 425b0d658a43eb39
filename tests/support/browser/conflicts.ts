import type { Browser, Page } from 'playwright-core'
import type { ServedShop } from '../served-shop.ts'
import { DESKTOP, openBrowserSession, PHONE, signInStaff } from './sessions.ts'

/**
 * An editor on a phone and two colleagues at a desk, the first one with the content role. They sign in
 * once, because sign-ins are limited.
 */
export async function openEditors(browser: Browser, shop: ServedShop) {
  const open = async (email: string, screen: typeof DESKTOP | typeof PHONE) => {
    const session = await openBrowserSession(browser, shop, screen)
    await signInStaff(session.page, email)
    return session
  }
  return {
    editor: await open('admin@contoh.id', PHONE),
    contentStaff: await open('konten@contoh.id', DESKTOP),
    otherAdmin: await open('admin@contoh.id', DESKTOP),
  }
}

/** The choice for one field, by its label. */
export const findChoice = (page: Page, label: string) =>
  page
    .locator('fieldset:has(> div input[name^="choice."])')
    .filter({ has: page.locator('legend', { hasText: new RegExp(`^${label}$`) }) })

export const choose = (
  page: Page,
  label: string,
  choice: 'Pakai isian saya' | 'Pakai punya rekan',
) => findChoice(page, label).getByLabel(choice).check()
