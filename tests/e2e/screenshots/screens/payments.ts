import { LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  MISSING_ID,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  staffList,
  waitForHydration,
  whileNavigating,
  withoutScreen,
  type Screen,
} from '../scene.ts'

const BANK = '/backoffice/simulator-bank'
const TAX = '/backoffice/pajak'
const FINANCE = '/backoffice/keuangan'
const WAITING = '/backoffice/pembayaran'

export const paymentScreens: Screen[] = [
  {
    route: BANK,
    name: 'backoffice-simulator-bank',
    full: openAt('staff', BANK),
    empty: notApplicable('the demo has orders that wait for it'),
    long: notApplicable('its rows are as long in full'),
    failing: openAt('staff', BANK, async (page) => {
      await waitForHydration(page)
      await page.getByRole('button', { name: 'Palsukan kabar' }).first().click()
      await page.getByText(/Toko menjawab 401/).waitFor()
    }),
    slow: whileNavigating('staff', '/backoffice/audit', BANK),
  },
  {
    route: TAX,
    name: 'backoffice-pajak',
    full: openAt('staff', `${TAX}?state=retail`),
    empty: openAt('staff', `${TAX}?month=2020-01`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', TAX),
    slow: whileNavigating('staff', '/backoffice/audit', TAX),
  },
  withoutScreen(`${TAX}/unduh`, 'backoffice-pajak-unduh', 'it is a file'),
  staffList(FINANCE, 'backoffice-keuangan'),
  {
    route: `${FINANCE}/tagihan`,
    name: 'backoffice-keuangan-tagihan',
    full: openAt('staff', `${FINANCE}/tagihan`),
    empty: openAt('staff', `${FINANCE}/tagihan?company=${MISSING_ID}`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', `${FINANCE}/tagihan`),
    slow: whileNavigating('staff', FINANCE, `${FINANCE}/tagihan`),
  },
  {
    route: `${FINANCE}/tagihan/:id`,
    name: 'backoffice-keuangan-pengingat',
    full: openAt('staff', ({ remindedInvoice: id }) => `${FINANCE}/tagihan/${id}`),
    empty: notApplicable('an invoice always has its facts'),
    long: openAt(
      'staff',
      ({ remindedInvoice: id }) => `${FINANCE}/tagihan/${id}`,
      (page) => fill(page, { Alasan: LONG_NOTE }),
    ),
    failing: openAt('staff', `${FINANCE}/tagihan/${MISSING_ID}`),
    slow: whileNavigating(
      'staff',
      `${FINANCE}/tagihan`,
      ({ remindedInvoice: id }) => `${FINANCE}/tagihan/${id}`,
    ),
  },
  {
    route: `${FINANCE}/selisih`,
    name: 'backoffice-keuangan-selisih',
    full: openAt('staff', `${FINANCE}/selisih?from=2025-01-01`),
    empty: openAt('staff', `${FINANCE}/selisih?from=2020-01-01&to=2020-01-02`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', `${FINANCE}/selisih`),
    slow: whileNavigating('staff', FINANCE, `${FINANCE}/selisih`),
  },
  {
    route: `${FINANCE}/tutup-buku`,
    name: 'backoffice-keuangan-tutup-buku',
    full: openAt('staff', `${FINANCE}/tutup-buku`),
    empty: notApplicable('the month that runs is always there'),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', `${FINANCE}/tutup-buku`),
    slow: whileNavigating('staff', FINANCE, `${FINANCE}/tutup-buku`),
  },
  withoutScreen(`${FINANCE}/jurnal`, 'backoffice-keuangan-jurnal', 'it is a file'),
  withoutScreen('/backoffice/rekap-tagihan', 'backoffice-rekap-tagihan', 'it is a file'),
  {
    route: WAITING,
    name: 'backoffice-pembayaran',
    full: openAt('staff', WAITING),
    empty: openAt('staff', `${WAITING}?status=done`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', WAITING),
    slow: whileNavigating('staff', '/backoffice/audit', WAITING),
  },
]
