import type { Page } from 'playwright-core'
import {
  fill,
  MISSING_ID,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  press,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  whileSubmitting,
  type Screen,
} from '../scene.ts'
import { LONG_NOTE } from '../long-inputs.ts'

const LIST = '/profile/daftar-negosiasi'
const DETAIL = '/profile/daftar-negosiasi/detail'
const STAFF_LIST = '/backoffice/negosiasi'
const OFFER_SEARCH = `${STAFF_LIST}/baru?cari=bisnis@contoh.id`

/** Chooses the buyer who phoned, and matches what they said with the catalogue. */
async function startOffer(page: Page, lines: string): Promise<void> {
  await waitForHydration(page)
  await page.getByRole('link', { name: /Budi Hartanto/ }).click()
  await page.getByLabel('Satu barang per baris').fill(lines)
  await press(page, 'Cocokkan dengan katalog')
  await page.waitForURL(/barang=/)
}

export const negotiationScreens: Screen[] = [
  {
    route: '/negotiation',
    name: 'negosiasi-ajukan',
    full: openAt('buyer', '/negotiation'),
    empty: openAt('fresh', '/negotiation'),
    long: openAt('extreme', '/negotiation', async (page) => {
      await waitForHydration(page)
      await fill(page, { 'Catatan untuk tim penjualan opsional': LONG_NOTE.repeat(2) })
    }),
    failing: openAt('buyer', '/negotiation', async (page) => {
      await waitForHydration(page)
      await press(page, 'Ajukan negosiasi')
      await waitForRefusal(page)
    }),
    slow: whileSubmitting('buyer', '/negotiation', (page) => press(page, 'Ajukan negosiasi')),
  },
  {
    route: '/negotiation',
    name: 'negosiasi-tamu',
    full: openAt(
      'visitor',
      ({ product }) => `/produk/${product}`,
      async (page) => {
        await page.locator('main').getByRole('link', { name: 'Tawar harga' }).click()
        await page.getByRole('heading', { name: 'Ajukan negosiasi' }).waitFor()
      },
    ),
    empty: openAt('visitor', '/negotiation'),
    long: notApplicable('its lines are as long in full'),
    failing: openAt('visitor', '/negotiation?tawaran=salah'),
    slow: notApplicable('it has no form of its own'),
  },
  {
    route: '/negotiation/pengajuan-berhasil',
    name: 'negosiasi-terkirim',
    full: openAt(
      'business',
      ({ waitingNegotiation: id }) => `/negotiation/pengajuan-berhasil?id=${id}`,
    ),
    empty: openAt('visitor', '/negotiation/pengajuan-berhasil'),
    long: notApplicable('a number and an amount have one length'),
    failing: openAt('business', `/negotiation/pengajuan-berhasil?id=${MISSING_ID}`),
    slow: whileNavigating(
      'business',
      LIST,
      ({ waitingNegotiation: id }) => `/negotiation/pengajuan-berhasil?id=${id}`,
    ),
  },
  {
    route: LIST,
    name: 'negosiasi-daftar',
    full: openAt('business', LIST),
    empty: openAt('fresh', LIST),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('business', LIST),
    slow: whileNavigating('business', '/profile', LIST),
  },
  {
    route: DETAIL,
    name: 'negosiasi-satu',
    full: openAt('business', ({ offeredNegotiation: id }) => `${DETAIL}?id=${id}`),
    empty: openAt('business', ({ waitingNegotiation: id }) => `${DETAIL}?id=${id}`),
    long: openAt('business', ({ acceptedNegotiation: id }) => `${DETAIL}?id=${id}&ulang`),
    failing: openAt(
      'business',
      ({ offeredNegotiation: id }) => `${DETAIL}?id=${id}`,
      async (page) => {
        await waitForHydration(page)
        await press(page, 'Kirim keputusan')
        await waitForRefusal(page)
      },
    ),
    slow: whileNavigating('business', LIST, ({ offeredNegotiation: id }) => `${DETAIL}?id=${id}`),
  },
  {
    route: '/checkout',
    name: 'negosiasi-pesan',
    full: openAt('business', ({ acceptedNegotiation: id }) => `/checkout?negosiasi=${id}`),
    empty: notApplicable('an accepted negotiation has goods'),
    long: notApplicable('its lines are as long in full'),
    failing: openAt('business', ({ waitingNegotiation: id }) => `/checkout?negosiasi=${id}`),
    slow: whileNavigating(
      'business',
      LIST,
      ({ acceptedNegotiation: id }) => `/checkout?negosiasi=${id}`,
    ),
  },
  {
    route: STAFF_LIST,
    name: 'backoffice-negosiasi',
    full: openAt('staff', STAFF_LIST),
    empty: openAt('staff', `${STAFF_LIST}?search=qqzzxx`),
    long: openAt('staff', `${STAFF_LIST}?sort=value`),
    failing: openWithDatabaseDown('staff', STAFF_LIST),
    slow: whileNavigating('staff', '/backoffice/audit', STAFF_LIST),
  },
  {
    route: `${STAFF_LIST}/baru`,
    name: 'backoffice-negosiasi-baru',
    full: openAt('staff', OFFER_SEARCH, (page) =>
      startOffer(page, 'semen 50 kg 100 sak\ntriplek 9 mm 20'),
    ),
    empty: openAt('staff', `${STAFF_LIST}/baru`),
    long: openAt('staff', OFFER_SEARCH, (page) => startOffer(page, 'qqzz wwqq 1 buah')),
    failing: openAt('staff', OFFER_SEARCH, async (page) => {
      await startOffer(page, 'semen 50 kg 100 sak')
      await press(page, 'Kirim penawaran')
      await waitForRefusal(page)
    }),
    slow: whileNavigating('staff', STAFF_LIST, `${STAFF_LIST}/baru`),
  },
  {
    route: `${STAFF_LIST}/:id`,
    name: 'backoffice-negosiasi-satu',
    full: openAt('staff', ({ waitingNegotiation: id }) => `${STAFF_LIST}/${id}`),
    empty: openAt('staff', ({ acceptedNegotiation: id }) => `${STAFF_LIST}/${id}`),
    long: openAt('staff', ({ offeredNegotiation: id }) => `${STAFF_LIST}/${id}`),
    failing: openAt(
      'staff',
      ({ waitingNegotiation: id }) => `${STAFF_LIST}/${id}`,
      async (page) => {
        await waitForHydration(page)
        await press(page, 'Kirim penawaran')
        await waitForRefusal(page)
      },
    ),
    slow: whileNavigating(
      'staff',
      STAFF_LIST,
      ({ waitingNegotiation: id }) => `${STAFF_LIST}/${id}`,
    ),
  },
]
