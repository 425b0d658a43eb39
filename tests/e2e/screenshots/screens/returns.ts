import { LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  MISSING_ID,
  notApplicable,
  openAt,
  press,
  staffList,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const LIST = '/backoffice/retur'
const NO_OTHER = 'backoffice-retur-satu shows it'

export const returnScreens: Screen[] = [
  staffList(LIST, 'backoffice-retur'),
  {
    route: `${LIST}/:id`,
    name: 'backoffice-retur-satu',
    full: openAt('staff', ({ requestedReturn: id }) => `${LIST}/${id}`),
    empty: notApplicable('a return always has goods'),
    long: openAt(
      'staff',
      ({ requestedReturn: id }) => `${LIST}/${id}`,
      (page) => fill(page, { Alasan: LONG_NOTE }),
    ),
    failing: openAt('staff', `${LIST}/${MISSING_ID}`),
    slow: whileNavigating('staff', LIST, ({ requestedReturn: id }) => `${LIST}/${id}`),
  },
  {
    route: `${LIST}/:id`,
    name: 'backoffice-retur-ambil',
    full: openAt('staff', ({ approvedReturn: id }) => `${LIST}/${id}`),
    empty: notApplicable(NO_OTHER),
    long: notApplicable(NO_OTHER),
    failing: openAt(
      'staff',
      ({ approvedReturn: id }) => `${LIST}/${id}`,
      async (page) => {
        await waitForHydration(page)
        await press(page, 'Catat barang kembali')
        await waitForRefusal(page)
      },
    ),
    slow: notApplicable(NO_OTHER),
  },
  {
    route: `${LIST}/:id`,
    name: 'backoffice-retur-dana',
    full: openAt('staff', ({ receivedReturn: id }) => `${LIST}/${id}`),
    empty: notApplicable(NO_OTHER),
    long: notApplicable(NO_OTHER),
    failing: notApplicable('its form asks for nothing that could be missing'),
    slow: notApplicable(NO_OTHER),
  },
  {
    route: '/backoffice/gudang/retur/:id',
    name: 'backoffice-gudang-retur',
    full: openAt('staff', ({ approvedReturn: id }) => `/backoffice/gudang/retur/${id}`),
    empty: notApplicable('a return always has goods'),
    long: notApplicable(NO_OTHER),
    failing: openAt('staff', `/backoffice/gudang/retur/${MISSING_ID}`),
    slow: whileNavigating(
      'staff',
      LIST,
      ({ approvedReturn: id }) => `/backoffice/gudang/retur/${id}`,
    ),
  },
]
