import { LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  MISSING_ID,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  press,
  staffList,
  waitForHydration,
  waitForRefusal,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const OWN = '/profile/bantuan'
const NEW = `${OWN}/baru`
const LIST = '/backoffice/tiket'
const ownPath = (id: string) => `${OWN}/detail?id=${id}`

export const ticketScreens: Screen[] = [
  {
    route: OWN,
    name: 'tiket',
    full: openAt('buyer', OWN),
    empty: openAt('fresh', OWN),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('buyer', OWN),
    slow: whileNavigating('buyer', '/profile', OWN),
  },
  {
    route: NEW,
    name: 'tiket-baru',
    full: openAt('buyer', NEW),
    empty: openAt('fresh', NEW),
    long: openAt('buyer', NEW, (page) => fill(page, { Pertanyaan: LONG_NOTE })),
    failing: openAt('buyer', NEW, async (page) => {
      await waitForHydration(page)
      await page.getByLabel('Topik').selectOption('goods')
      await fill(page, { Judul: 'ab', Pertanyaan: 'Apakah semennya baru?' })
      await press(page, 'Kirim tiket')
      await waitForRefusal(page)
    }),
    slow: whileNavigating('buyer', OWN, NEW),
  },
  {
    route: `${OWN}/detail`,
    name: 'tiket-satu',
    full: openAt('buyer', ({ openTicket: id }) => ownPath(id)),
    empty: openAt('buyer', ({ closedTicket: id }) => ownPath(id)),
    long: notApplicable('its thread is as long in full'),
    failing: openAt('buyer', ownPath(MISSING_ID)),
    slow: whileNavigating('buyer', OWN, ({ openTicket: id }) => ownPath(id)),
  },
  staffList(LIST, 'backoffice-tiket'),
  {
    route: `${LIST}/:id`,
    name: 'backoffice-tiket-satu',
    full: openAt('staff', ({ openTicket: id }) => `${LIST}/${id}`),
    empty: openAt('staff', ({ closedTicket: id }) => `${LIST}/${id}`),
    long: openAt(
      'staff',
      ({ openTicket: id }) => `${LIST}/${id}`,
      (page) => fill(page, { Jawaban: LONG_NOTE }),
    ),
    failing: openAt('staff', `${LIST}/${MISSING_ID}`),
    slow: whileNavigating('staff', LIST, ({ openTicket: id }) => `${LIST}/${id}`),
  },
]
