import { LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const LIST = '/backoffice/asisten'
const UNCLEAR = `${LIST}/tidak-dipahami`
const MISSING_ID = '00000000-0000-4000-8000-000000000000'

export const chatScreens: Screen[] = [
  {
    route: LIST,
    name: 'backoffice-asisten',
    full: openAt('staff', LIST),
    empty: openAt('staff', `${LIST}?search=qqzzxx`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', LIST),
    slow: whileNavigating('staff', '/backoffice/audit', LIST),
  },
  {
    route: UNCLEAR,
    name: 'backoffice-asisten-kata',
    full: openAt('staff', UNCLEAR),
    empty: openAt('staff', `${UNCLEAR}?page=9`),
    long: notApplicable('its rows are as long in full'),
    failing: openWithDatabaseDown('staff', UNCLEAR),
    slow: whileNavigating('staff', LIST, UNCLEAR),
  },
  {
    route: `${LIST}/:id`,
    name: 'backoffice-asisten-satu',
    full: openAt('staff', ({ handledThread: id }) => `${LIST}/${id}`),
    empty: openAt('staff', ({ runningThread: id }) => `${LIST}/${id}`),
    long: openAt(
      'staff',
      ({ handledThread: id }) => `${LIST}/${id}`,
      (page) => fill(page, { Jawaban: LONG_NOTE.slice(0, 1900) }),
    ),
    failing: openAt('staff', `${LIST}/${MISSING_ID}`),
    slow: whileNavigating('staff', LIST, ({ handledThread: id }) => `${LIST}/${id}`),
  },
]
