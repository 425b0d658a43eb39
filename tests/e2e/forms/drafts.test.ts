import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { withScreenOnFailure } from '#tests/support/browser/sessions.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import {
  changeEveryField,
  listLongForms,
  type TypedForm,
} from '#tests/support/browser/typed-forms.ts'
import { waitForHydration, type Scene } from '#tests/e2e/screenshots/scene.ts'
import { prepareScreenData } from '#tests/e2e/screenshots/screen-data.ts'
import { SCREENS } from '#tests/e2e/screenshots/screens.ts'
import { SCREENS_WITH_FORMS } from '#tests/e2e/screenshots/screens-with-forms.ts'
import { openViewers } from '#tests/e2e/screenshots/viewers.ts'

const { shop, browser } = await openShopAndBrowser()
const data = await prepareScreenData((token) => shop.client(token ? { token } : {}))
const viewers = openViewers(browser, shop.origin, data)

/** Screens whose forms visitors may post as well: signing out on the way does not stop them. */
const OPEN_TO_VISITORS = new Set(['home', 'pesan-cepat'])

const scenes = SCREENS.filter(({ name }) => SCREENS_WITH_FORMS.has(name)).flatMap(
  ({ name, full, empty, long }) =>
    [full, empty, ...(name === 'backoffice-stok' ? [long] : [])].flatMap((scene) =>
      'none' in scene || scene.down ? [] : [{ name, scene }],
    ),
)
const seenForms = new Set<string>()

for (const { name, scene } of scenes)
  test(`${name}: what is typed survives a reload, the way back, signing out and a double press`, async () => {
    const page = await viewers.page(scene.viewer, 1280)
    await withScreenOnFailure(page, async () => {
      await scene.show(page, data)
      await waitForHydration(page)
      await waitForHydratedForms(page)
      const untouched = await listLongForms(page)
      if (!untouched.some((form) => isNewForm(name, form))) return
      for (const form of untouched) await changeEveryField(page, form)
      const typed = await listLongForms(page)
      assert.notDeepEqual(typed, untouched)
      await waitForDrafts(page, typed.length)
      await assertReloads(page, typed)
      await page.setViewportSize({ width: 360, height: 740 })
      if (scene.viewer === 'staff') await assertAsksBeforeLeaving(page, typed)
      else await assertBackAndForward(page, typed)
      if (scene.viewer !== 'visitor' && !OPEN_TO_VISITORS.has(name))
        await assertSignedOutOnTheWay(page, scene, typed)
      await assertDiscards(page, typed)
    })
    await page.close()
  })

test('all screens with forms: every one of them was filled', () => {
  const screens = new Set([...seenForms].map((form) => form.split(' ')[0]))
  assert.deepEqual(
    [...SCREENS_WITH_FORMS].filter((name) => !screens.has(name)),
    [],
  )
})

function isNewForm(screen: string, form: TypedForm): boolean {
  const id = `${screen} ${form.name} ${Object.keys(form.fields).join()}`
  const isNew = !seenForms.has(id)
  seenForms.add(id)
  return isNew
}

/**
 * Waits until React has taken over every control of the forms. Parts whose scripts arrive later are hydrated later, and a
 * person does not type within that moment; what is typed before any scripts run has tests of its own.
 */
const waitForHydratedForms = (page: Page) =>
  page
    .waitForFunction(
      () =>
        [...document.querySelectorAll<HTMLFormElement>('form[method="post"]')]
          .flatMap((form) => [form, ...form.elements])
          .every((part) => Object.keys(part).some((key) => key.startsWith('__reactProps'))),
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => undefined)

/**
 * Waits until what was typed is stored. A part of a page whose scripts arrive later reads what was typed into it when it
 * is hydrated; nobody reloads a page that fast. Forms that share a draft count once, so the wait may be in vain.
 */
const waitForDrafts = (page: Page, count: number) =>
  page
    .waitForFunction(
      (forms) =>
        Object.keys(sessionStorage).filter((item) => item.startsWith('draft ')).length >= forms,
      count,
      { timeout: 3_000 },
    )
    .catch(() => undefined)

/** Waits until the page's forms hold these fields, and nothing is loaded any more. */
async function assertForms(page: Page, expected: readonly TypedForm[]) {
  await waitForHydration(page)
  await waitForIdle(page)
  const deadline = AbortSignal.timeout(10_000)
  let forms = await listLongForms(page)
  while (!deadline.aborted && !isSame(forms, expected)) forms = await listLongForms(page)
  assert.deepEqual(forms, expected)
}

/** Going back starts a navigation of its own after the address has changed. */
const waitForIdle = (page: Page) =>
  page.waitForFunction(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { state: { navigation: { state: string } } }
    }
    return router.state.navigation.state === 'idle'
  })

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const restored = (page: Page) => page.getByText('Isian Anda yang belum terkirim dipulihkan.')

async function assertReloads(page: Page, typed: readonly TypedForm[]) {
  await page.reload()
  await assertForms(page, typed)
  await restored(page).first().waitFor()
}

const navigate = (page: Page, to: string) =>
  page.evaluate((target) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> }
    }
    void router.navigate(target)
  }, to)

/** The back office asks before a form is left unsaved: staff must not believe that it is saved. */
async function assertAsksBeforeLeaving(page: Page, typed: readonly TypedForm[]) {
  await navigate(page, '/backoffice/audit')
  await page.getByRole('button', { name: 'Tetap di sini' }).click()
  await assertForms(page, typed)
}

async function assertBackAndForward(page: Page, typed: readonly TypedForm[]) {
  // A visitor sees only sign-in and the password pages of the back office.
  const isBackoffice = new URL(page.url()).pathname.startsWith('/backoffice')
  const elsewhere = isBackoffice ? '/backoffice/login' : '/brand'
  await navigate(page, elsewhere)
  await page.waitForURL(elsewhere)
  await page.goBack()
  await assertForms(page, typed)
  await page.goForward()
  await page.waitForURL(elsewhere)
  await waitForIdle(page)
  await page.goBack()
  await assertForms(page, typed)
}

async function assertSignedOutOnTheWay(page: Page, { viewer }: Scene, typed: readonly TypedForm[]) {
  const context = page.context()
  const area = viewer === 'staff' ? '/backoffice' : ''
  const address = page.url().split('#')[0]!
  const cookies = await context.cookies()
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await context.clearCookies()
  try {
    await submitTwice(page, typed[0]!, area)
    assert.equal(posts.length, 1, posts.join('\n'))
    await page.getByText('Sesi Anda sudah berakhir.').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Akun', exact: true }).count(), 0)
  } finally {
    // The same person signs in again.
    await context.addCookies(cookies)
  }
  const back = new URL(page.url()).searchParams.get('redirect')!
  assert.equal(new URL(back, address).href, address)
  await page.goto(back)
  await assertForms(page, typed)
}

async function submitTwice(page: Page, form: TypedForm, area: string) {
  // The first form, pressed twice at once.
  await page.evaluate((place) => {
    const form = document.querySelectorAll<HTMLFormElement>('form[method="post"]')[place]!
    const button = form.querySelector<HTMLButtonElement>('[type=submit]')
    for (let press = 0; press < 2; press += 1) form.requestSubmit(button)
  }, form.place)
  await page.waitForURL((url) => url.pathname === `${area}/login`)
}

async function assertDiscards(page: Page, typed: readonly TypedForm[]) {
  const buttons = page.getByRole('button', { name: 'Kosongkan', exact: true })
  for (let left = await buttons.count(); left > 0; left -= 1) await buttons.first().click()
  assert.notDeepEqual(await listLongForms(page), typed)
  const stored = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((name) => name.startsWith('draft ')),
  )
  assert.deepEqual(stored, [])
}
