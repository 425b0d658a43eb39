import { LONG_NOTE } from '../long-inputs.ts'
import {
  fill,
  MISSING_ID,
  notApplicable,
  openAt,
  openWithDatabaseDown,
  staffList,
  whileNavigating,
  type Screen,
} from '../scene.ts'

const LIST = '/backoffice/asisten'
const UNCLEAR = `${LIST}/tidak-dipahami`

export const chatScreens: Screen[] = [
  staffList(LIST, 'backoffice-asisten'),
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
