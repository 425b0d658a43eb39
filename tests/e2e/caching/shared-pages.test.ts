import assert from 'node:assert/strict'
import { test } from 'node:test'
import pLimit from 'p-limit'
import { changeSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import { fleetSetting } from '#modules/selling/delivery/service/fleet-setting.ts'
import { readConfig } from '#server/config/config.ts'
import { AMBON, createSignedInBuyer, joinVerifiedCompany } from '#tests/support/accounts/buyers.ts'
import { openShopAndBrowser } from '#tests/support/browser/shop-and-browser.ts'
import { signIn } from '#tests/support/browser/sessions.ts'

const { shop, visit } = await openShopAndBrowser()
const { prefix } = readConfig({ PUBLIC_ORIGIN: shop.origin }).cookies

/** A price that no other reader sees, as the pages' data writes it. */
const markPrice = (rupiah: number) => `"${rupiah}.00"`

const { rows: products } = await shop.pool.query<{ slug: string; category: string; sub: string }>(
  `select product.slug, category.slug as category, sub_category.slug as sub from product
    join sub_category on sub_category.id = product.sub_category_id
    join category on category.id = sub_category.category_id
  where product.active order by product.popularity desc, product.id limit 20`,
)
const shownPath = `/produk/${products[0]!.slug}`

/** A buyer of a company with a price list of its own, in which everything costs the same. */
async function createCompanyReader(name: string, rupiah: number, city?: string) {
  const { accountId, token } = await createSignedInBuyer(shop.deps.db, city ? { city } : {})
  await shop.pool.query('update account set name = $2 where id = $1', [accountId, name])
  const companyId = await joinVerifiedCompany(shop.deps.db, accountId, { name: `PT ${name}` })
  await shop.pool.query(
    `with list as (insert into price_list (code, name, company_id) values ($1, $1, $2) returning id)
    insert into price (variant_id, price_list_id, valid_from, amount)
    select variant.id, list.id, '2026-01-01', $3 from variant, list`,
    [`uji-${rupiah}`, companyId, rupiah * 100],
  )
  return { isIn: name, marks: [name, markPrice(rupiah)], cookie: sessionCookie(token) }
}

const sessionCookie = (token: string) =>
  `${prefix}access=${token}.${Date.parse('2036-01-01')}; ${prefix}refresh=refresh-${token}`

/** A guest with one thing in the cart. */
async function createGuest() {
  let visitorToken = ''
  const guest = shop.client({ onVisitorToken: (token) => (visitorToken = token) })
  const { results } = await guest.catalogue.products({ query: { count: 1 } })
  await guest.cart.add({ body: { product_variant_id: results[0]!.offer.id, qty: 20 } })
  const { cart } = await guest.header.show()
  const total = cart.goods.amount
  return { isIn: total, marks: [total], cookie: `${prefix}visitor=${visitorToken}` }
}

/** A member of staff, who is a visitor like any other in the shop. */
async function createStaffReader() {
  const { token } = await shop
    .client()
    .staffIdentity.signIn({ body: { email: 'admin@contoh.id', password: 'kelola-2026' } })
  const { user } = await shop.client({ token }).staffIdentity.session()
  const expiresAt = Date.parse('2036-01-01')
  const cookie = `${prefix}staff-access=${token}.${expiresAt}; ${prefix}staff-refresh=refresh`
  return { isIn: 'Kirim ke mana?', marks: [user.name, user.email], cookie }
}

const readPage = async (address: string, cookie: string) =>
  (await fetch(shop.origin + address, { headers: { cookie } })).text()

test('shared pages: a changed name, company and main address are in the very next page', async () => {
  const { accountId, token } = await createSignedInBuyer(shop.deps.db)
  const cookie = sessionCookie(token)
  for (const [name, short] of [
    ['Wati Lestari', 'Wati L.'],
    ['Yuni Astuti', 'Yuni A.'],
  ]) {
    await shop.pool.query('update account set name = $2 where id = $1', [accountId, name])
    assert.ok((await readPage(shownPath, cookie)).includes(short!))
  }
  const own = await createCompanyReader('Rini Hapsari', 71_021)
  assert.ok(!(await readPage(shownPath, cookie)).includes(markPrice(71_021)))
  await shop.pool.query(
    "update account set company_id = (select company_id from account where name = 'Rini Hapsari') where id = $1",
    [accountId],
  )
  assert.ok((await readPage(shownPath, cookie)).includes(markPrice(71_021)))
  assert.ok((await readPage(shownPath, own.cookie)).includes('Rini H.'))
})

test('shared pages: the freight on cards follows the fleet that staff change', async () => {
  const { token } = await createSignedInBuyer(shop.deps.db)
  const readFreights = async () => {
    const page = await readPage('/produk', sessionCookie(token))
    return page.match(/Ongkir mulai/g)?.length ?? 0
  }
  assert.ok((await readFreights()) > 0)
  const fleet = await loadSetting(shop.deps.db, fleetSetting)
  const now = shop.deps.clock.now()
  await changeSetting(shop.deps.db, fleetSetting, { ...fleet, reachKm: 1 }, now)
  assert.equal(await readFreights(), 0)
  await changeSetting(shop.deps.db, fleetSetting, fleet, now)
  assert.ok((await readFreights()) > 0)
})

test('shared pages: a page that asks for its reader hydrates, navigates and follows the cart', async () => {
  await visit({}, async (page) => {
    await signIn(page)
    await page.goto(shownPath)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page
      .getByRole('button', { name: /keranjang/i })
      .first()
      .click()
    await page.getByText('Masuk keranjang').first().waitFor()
    await page
      .getByRole('link', { name: /1 barang/ })
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Sub-kategori lain' }).count()
  })
})

// Last: it uses up what one network may ask for in a minute.
const ADDRESS_COUNT = 2_000

/** Pages, their data and their search parameters; most are asked for under several addresses. */
function listAddresses(): string[] {
  const paths = products.flatMap(({ slug, category, sub }) => [
    `/produk/${slug}`,
    `/produk/${slug}?qty=20`,
    `/kategori/${category}`,
    `/kategori/${category}/${sub}`,
  ])
  const pages = [...new Set(['/', '/kategori', '/produk', '/produk?page=1', '/brand', ...paths])]
  return Array.from({ length: ADDRESS_COUNT }, (_, index) => {
    const page = pages[index % pages.length]!
    return `${page}${page.includes('?') ? '&' : '?'}utm_content=${index}`
  })
}

test('shared pages: two companies, a guest and staff read 2,000 addresses at once, each only what is theirs', async () => {
  const readers = [
    await createCompanyReader('Sari Wulandari', 71_003),
    await createCompanyReader('Bambang Tejo', 71_009, AMBON),
    await createGuest(),
    await createStaffReader(),
  ]
  const limit = pLimit(16)
  const requests = listAddresses().flatMap((address) =>
    readers.map((reader) =>
      limit(async () => {
        const response = await fetch(shop.origin + address, {
          headers: { cookie: reader.cookie, 'accept-encoding': 'gzip' },
        })
        assert.equal(response.status, 200, address)
        assert.equal(response.headers.get('etag'), null)
        const text = await response.text()
        assert.ok(text.includes(reader.isIn), `${address} is not of ${reader.isIn}`)
        for (const other of readers)
          if (other !== reader)
            for (const mark of other.marks)
              assert.ok(!text.includes(mark), `${address} of ${reader.isIn} has ${mark}`)
      }),
    ),
  )
  await Promise.all(requests)
})
